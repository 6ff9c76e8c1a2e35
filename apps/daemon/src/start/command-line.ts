import { BACKEND_NAMES, DEFAULTS } from "@antidrift/wire";
import { KNOWN_EVIDENCE_NAMES } from "../windows/evidence-name.js";

/** What the command line asks for. */
export type CommandLine =
  | { readonly kind: "run" }
  | { readonly kind: "print"; readonly text: string }
  | { readonly kind: "refuse"; readonly text: string };

const backends = BACKEND_NAMES.map((name) => (name === DEFAULTS.backend ? `${name} (default)` : name)).join(
  ", ",
);

const usage = `Usage: node apps/daemon/dist/main.js [--help] [--version]

Runs the AntiDrift daemon until Ctrl-C. It is configured by environment variables:

  ANTIDRIFT_AI_BACKEND   ${backends}
  ANTIDRIFT_AI_COMMAND   path of the program, when it is not on PATH
  ANTIDRIFT_AI_MODEL     model to ask for; default: the program's own
  ANTIDRIFT_HOST         address to listen on; default ${DEFAULTS.host}
  ANTIDRIFT_PORT         port to listen on; default ${DEFAULTS.port}
  ANTIDRIFT_TOKEN        demanded of every request when set
  ANTIDRIFT_STATE_DIR    where sessions are kept
  ANTIDRIFT_CONFIG_DIR   where antidrift.json, the rules of privacy, is looked for
  ANTIDRIFT_EVIDENCE     how the window in front is seen; default: auto, as the desktop offers. One of
                         ${KNOWN_EVIDENCE_NAMES}
  ANTIDRIFT_LOG_LEVEL    fatal, error, warn, info (default), debug, trace or silent
`;

/** Reads the arguments after the program's name. */
export function readCommandLine(args: readonly string[], version: string): CommandLine {
  const unknown = args.find((arg) => !["--help", "-h", "--version", "-v"].includes(arg));
  if (unknown !== undefined) {
    return { kind: "refuse", text: `antidrift: unknown argument "${unknown}"\n\n${usage}` };
  }
  if (args.includes("--help") || args.includes("-h")) return { kind: "print", text: usage };
  if (args.includes("--version") || args.includes("-v")) return { kind: "print", text: `${version}\n` };
  return { kind: "run" };
}

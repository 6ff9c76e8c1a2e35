import type { CliEnd } from "./run-cli.js";

/**
 * The option that an older version did not know, as it names it; undefined when the run did not end for that.
 * Both programs check their options before anything else, so nothing was sent to a model.
 */
export function refusedFlag(end: CliEnd): string | undefined {
  if (end.exitCode === undefined || end.exitCode === 0) return undefined;
  // Old versions may say it on either stream; a model's answer is never that short and never comes with such a code.
  const text = `${end.stderrTail}\n${end.stdout.length < MAX_CHARS ? end.stdout : ""}`;
  for (const pattern of REFUSALS) {
    const flag = pattern.exec(text)?.[1];
    if (flag !== undefined) return flag;
  }
  return CONFIG_REFUSAL.test(text) ? "-c" : undefined;
}

const MAX_CHARS = 2_000;

const REFUSALS: readonly RegExp[] = [
  // commander (claude): an unknown option, and a value it does not know.
  /^error: unknown option '(--?[\w-]+)/mu,
  /^error: option '(?:-\w, )?(--[\w-]+)[^']*' argument .{0,200} is invalid/mu,
  // claude: options that only work together.
  /^Error: .{0,80}?(--[\w-]+)(?:=\S+)? (?:requires|only works|can only be used)/mu,
  // clap (codex), new and old.
  /^error: unexpected argument '(--?[\w-]+)/mu,
  /^error: Found argument '(--?[\w-]+)/mu,
  /^error: invalid value '.{0,200}' for '(--[\w-]+)/mu,
  // Anything else that names it.
  /(?:unknown|unrecogni[sz]ed|unexpected|unsupported|invalid) (?:option|argument|flag)s?:? ['"`]?(--?[\w-]+)/iu,
];

/** codex, when a `-c` value does not fit its version; it does not always say which. */
const CONFIG_REFUSAL = /^Error(?: loading (?:config|configuration)|: .{0,60}(?:config|override))\b/imu;

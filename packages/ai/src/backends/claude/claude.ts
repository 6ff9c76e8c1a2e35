import { readClaudeAccess } from "./claude-access.js";
import { ClaudeReader } from "./claude-reader.js";
import type { ArgumentGroup, CliAdapter } from "../cli/cli-adapter.js";

const STREAM_INPUT = ["--input-format", "stream-json"];

/** Claude Code, `claude --print`. */
export const claude: CliAdapter = {
  name: "claude",
  install:
    "Install Claude Code (https://claude.com/claude-code), then run `claude` once in a terminal to sign in.",
  mend: "Run `claude --version` in a terminal to see what is wrong; installing Claude Code again usually mends it.",

  helpArguments: ["--help"],
  unlisted: ["--max-turns"],
  oldest: "2.0.77",

  async invocation({ model, request, env }) {
    const access = await readClaudeAccess(env);
    const settings = { ...access, permissions: { deny: ["Read"] } };
    const chosenModel = model ?? access.model;
    return {
      groups: argumentGroups({ model, system: request.system, settings }),
      env: ENV,
      ...(chosenModel !== undefined && { model: chosenModel }),
    };
  },

  encodePrompt(prompt, args) {
    if (!args.includes("--input-format")) return prompt;
    return `${JSON.stringify({ type: "user", message: { role: "user", content: prompt } })}\n`;
  },

  // With plain text it gives up after three seconds of silence.
  canWait: (args) => args.includes("--input-format"),

  newReader: () => new ClaudeReader(),
};

const ENV = {
  // No update check, no error reports, no telemetry: one request to the model and nothing else.
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
  // `@path` in the prompt is text. The deny rule for Read stops it too; either alone would do.
  CLAUDE_CODE_DISABLE_ATTACHMENTS: "1",
  // Otherwise a refused key is tried eleven times in three minutes.
  CLAUDE_CODE_MAX_RETRIES: "1",
};

interface ArgumentInput {
  readonly model: string | undefined;
  readonly system: string;
  readonly settings: object;
}

/*
 * `--json-schema` is left out on purpose: it works by giving the model a tool, so that the answer costs a second turn,
 * which `--max-turns 1` forbids; and prose is printed with exit code 0 all the same. `--bare` is left out because it
 * ignores subscriptions.
 */
function argumentGroups({ model, system, settings }: ArgumentInput): readonly ArgumentGroup[] {
  return [
    { args: ["--print"], why: "answer and exit" },
    {
      args: ["--output-format", "stream-json", "--verbose"],
      why: "events: a certain end, errors told from answers; no slower than text",
    },
    { args: ["--include-partial-messages"], comfort: true, why: "the text as it arrives" },
    {
      args: STREAM_INPUT,
      onlyWarm: true,
      comfort: true,
      why: "waits for the prompt as long as standard input is open",
    },
    { args: ["--tools", ""], why: "no tools" },
    { args: ["--strict-mcp-config"], why: "no MCP servers of the user or the project" },
    { args: ["--setting-sources", ""], why: "no hooks, plugins or instructions of the user or the project" },
    {
      args: ["--settings", { fileName: "settings.json", content: JSON.stringify(settings) }],
      why: "the user's sign-in and model, and no reading of files; a file, for it may hold keys",
    },
    { args: ["--no-session-persistence"], why: "no transcript of the prompt on disk" },
    { args: ["--disable-slash-commands"], why: "no skills and commands" },
    { args: ["--max-turns", "1"], why: "a model that calls a tool all the same is not asked again for ever" },
    { args: ["--system-prompt", system], why: "the role asked for instead of the coding agent's" },
    ...(model === undefined ? [] : [{ args: ["--model", model], why: "the model asked for" }]),
  ];
}

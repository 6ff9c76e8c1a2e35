import { readCodexAccess } from "./codex-access.js";
import { CodexReader } from "./codex-reader.js";
import { codexRefusedComfort } from "./codex-refused-comfort.js";
import { codexRefusedSettings } from "./codex-refused-settings.js";
import type { ArgumentGroup, CliAdapter } from "../cli/cli-adapter.js";
import { tomlValue } from "./toml-value.js";

/** Codex, `codex exec -`. */
export const codex: CliAdapter = {
  name: "codex",
  install: "Install Codex (`npm install -g @openai/codex`), then run `codex` once in a terminal to sign in.",
  mend: "Run `codex --version` in a terminal to see what is wrong: Codex from npm needs `node` on the PATH.",

  helpArguments: ["exec", "--help"],
  unlisted: [],
  oldest: "0.130.0",

  async invocation({ model, request: { system, schema }, env }) {
    const access = await readCodexAccess(env);
    const chosenModel = model ?? access.model;
    return {
      groups: [
        ...FIXED_ARGUMENTS,
        ...config({ instructions: system }, "the role asked for instead of the coding agent's"),
        // Other providers may refuse a request with a schema; OpenAI's own holds the model to it.
        ...(access.ownProvider || schema === undefined ? [] : [schemaArgument(schema)]),
        ...config(
          access.config,
          "what --ignore-user-config would lose: the user's provider, model and sign-in",
        ),
        ...(model === undefined ? [] : [{ args: ["--model", model], why: "the model asked for" }]),
        { args: ["-"], why: "the prompt comes on standard input" },
      ],
      env: access.env,
      ...(access.home !== undefined && { home: access.home }),
      ...(chosenModel !== undefined && { model: chosenModel }),
      ...(access.file !== undefined && { settingsFile: access.file }),
    };
  },

  refusedComfort: codexRefusedComfort,
  refusedSettings: codexRefusedSettings,

  encodePrompt: (prompt) => prompt,
  canWait: () => true,
  newReader: () => new CodexReader(),
};

const FEATURES_OFF = [
  "shell_tool",
  "unified_exec",
  "multi_agent",
  "goals",
  "view_image",
  "shell_snapshot",
  "plugins",
  "apps",
  "hooks",
  // Newer models get one tool that runs code, whatever else is off: without its host it runs nothing.
  "code_mode_host",
  "sleep_tool",
  // Otherwise a missing network is waited for without end.
  "unbounded_connection_retries",
];

const FIXED_ARGUMENTS: readonly ArgumentGroup[] = [
  { args: ["exec"], why: "answer and exit" },
  {
    args: ["--json"],
    why: "events: a certain end, errors told from answers, and no prompt on standard error",
  },
  { args: ["--skip-git-repo-check"], why: "the working directory is empty on purpose" },
  { args: ["--ephemeral"], why: "no session with the prompt on disk" },
  { args: ["--sandbox", "read-only"], why: "holds what tools are left" },
  {
    args: ["--ignore-user-config"],
    why: "no MCP servers, hooks, notify program or instructions of the user",
  },
  { args: ["--ignore-rules"], why: "no rules of the user or the project" },
  { args: ["--color", "never"], comfort: true, why: "plain text" },
  ...config({ project_doc_max_bytes: 0 }, "no AGENTS.md of a project"),
  ...config(
    {
      "skills.include_instructions": false,
      "skills.bundled.enabled": false,
      include_environment_context: false,
      include_permissions_instructions: false,
      include_collaboration_mode_instructions: false,
    },
    "nothing in the request but our prompt",
  ),
  ...config(
    {
      web_search: "disabled",
      "tools.experimental_request_user_input.enabled": false,
    },
    "no tools",
  ),
  {
    args: ["-c", "agents.enabled=false"],
    comfort: true,
    why: "the newest models are told at length about helpers otherwise, half of the whole request",
  },
  ...config(
    { "analytics.enabled": false, check_for_update_on_startup: false },
    "one request to the model and nothing else",
  ),
  ...config(
    Object.fromEntries(FEATURES_OFF.map((feature) => [`features.${feature}`, false])),
    "no tools, no helpers, no waiting without end; an unknown name only warns",
  ),
];

function schemaArgument(schema: object): ArgumentGroup {
  return {
    args: ["--output-schema", { fileName: "schema.json", content: JSON.stringify(schema) }],
    comfort: true,
    why: "the service holds the model to the shape of the answer",
  };
}

function config(values: Readonly<Record<string, unknown>>, why: string): readonly ArgumentGroup[] {
  return Object.entries(values).map(([key, value]) => ({ args: ["-c", `${key}=${tomlValue(value)}`], why }));
}

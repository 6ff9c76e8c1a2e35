import { equal, match, ok } from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Settings with a fault, each with the line at which it stands. `SERVICE` is the service that the user has chosen. */
const CODEX = [
  [
    "a wire that is no more",
    5,
    [
      'model_provider = "m"',
      "[model_providers.m]",
      'name = "m"',
      'base_url = "SERVICE/v1"',
      'wire_api = "chat"',
    ],
  ],
  [
    "a provider without a name",
    2,
    ['model_provider = "m"', "[model_providers.m]", 'base_url = "SERVICE/v1"'],
  ],
  [
    "a number as text",
    5,
    [
      'model_provider = "m"',
      "[model_providers.m]",
      'name = "m"',
      'base_url = "SERVICE/v1"',
      'request_max_retries = "4"',
    ],
  ],
  [
    "a variant that is unknown",
    5,
    [
      'model_provider = "m"',
      "[model_providers.m]",
      'name = "m"',
      'base_url = "SERVICE/v1"',
      'wire_api = "telepathy"',
    ],
  ],
  ["a provider that is not there", 1, ['model_provider = "nosuch"']],
  ["a profile that is not there", 2, ['openai_base_url = "SERVICE/v1"', 'profile = "nosuch"']],
  ["a text that does not end", 2, ['openai_base_url = "SERVICE/v1"', 'model = "x']],
  ["a key that stands twice", 3, ['openai_base_url = "SERVICE/v1"', 'model = "x"', 'model = "y"']],
];
const CLAUDE = [
  ["a comment", 2, ["{", "  // the key", '  "env": { "ANTHROPIC_BASE_URL": "SERVICE" }', "}"]],
  ["a comma too many", 3, ["{", '  "env": { "ANTHROPIC_BASE_URL": "SERVICE" },', "}"]],
  ["a text that does not end", 2, ["{", '  "env": { "ANTHROPIC_BASE_URL": "SERVICE']],
  ["a key helper that is a number", 2, ["{", '  "apiKeyHelper": 5 }']],
];

/** Settings that decide who receives the prompt are followed, or nobody is asked at all. */
export const settingsChecks = [
  ...CODEX.map((fault) => faultCheck("codex", [".codex", "config.toml"], fault)),
  ...CLAUDE.map((fault) => faultCheck("claude", [".claude", "settings.json"], fault)),
  ...[
    ["claude", [".claude", "settings.json"], '{ "env": { "ANTHROPIC_BASE_URL": "SERVICE" } }'],
    ["codex", [".codex", "config.toml"], 'openai_base_url = "SERVICE/v1"\n'],
  ].map(([only, place, text]) => ({
    name: "follows settings behind a byte order mark",
    only,
    async run(context) {
      write(context, place, `\uFEFF${text}`);
      const { error } = await context.coach("ok", { backend: ownService(context) });
      if (error !== undefined) throw error;
      context.onlyRequest();
      equal(context.model.strays.length, 0);
    },
  })),
];

function faultCheck(only, place, [what, line, lines]) {
  return {
    name: `asks nobody with settings at fault: ${what}`,
    only,
    async run(context) {
      const file = write(context, place, lines.join("\n"));
      const backend = ownService(context);
      const { error } = await context.coach("ok", { backend });
      equal(error?.reason, "not_runnable");
      ok(error.detail.includes(`${file}, line ${line},`), error.detail);
      equal(context.model.requests.length + context.model.strays.length, 0, "somebody was asked");
      write(
        context,
        place,
        only === "codex"
          ? 'openai_base_url = "SERVICE/v1"\n'
          : '{ "env": { "ANTHROPIC_BASE_URL": "SERVICE" } }',
      );
      const mended = await context.coach("ok", { backend });
      if (mended.error !== undefined) throw mended.error;
      context.onlyRequest();
      equal(context.model.strays.length, 0);
      match((await backend.status()).status, /^ready$/u);
    },
  };
}

/** A backend whose service is named by the settings alone. */
function ownService(context) {
  return context.backend({ env: { ANTHROPIC_BASE_URL: undefined } });
}

function write(context, [dir, name], text) {
  mkdirSync(join(context.home, dir), { recursive: true });
  const file = join(context.home, dir, name);
  writeFileSync(file, text.replaceAll("SERVICE", context.model.url));
  return file;
}

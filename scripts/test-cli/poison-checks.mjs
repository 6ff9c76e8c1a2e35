import { equal, ok } from "node:assert/strict";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAgentTool } from "./is-agent-tool.mjs";
import { makeCustomisedHome, PRIVATE_MARK } from "./make-home.mjs";

/** Words that speak of an option, as they come from somebody who is not the program's argument parser. */
const WORDS = {
  claude: [
    "Error: unknown flag: --no-newline",
    "error: unknown option '--setting-sources'",
    "error: unknown option '--no-session-persistence'",
    "unrecognized option: --tools",
    "Error loading config.toml: invalid type\nin `features`",
  ],
  codex: [
    "Error: unknown flag: --no-newline",
    "unknown option --ignore-user-config",
    "error: unexpected argument '--ignore-user-config' found",
    "error: invalid value 'read-only' for '--sandbox <SANDBOX_MODE>'",
    "Error loading config.toml: invalid type\nin `features`",
  ],
};

/** Whoever speaks of options in a run that fails, the next run is as isolated and asks the same service. */
export const poisonChecks = Object.entries(WORDS).flatMap(([only, all]) =>
  all.flatMap((words) => [
    poisonCheck({ only, words, from: "the service's refusal", poison: byService }),
    poisonCheck({ only, words, from: "a wrapper that fails", poison: byWrapper }),
    poisonCheck({ only, words, from: "the intent", poison: byIntent }),
    poisonCheck({ only, words, from: "the model", poison: byModel }),
    ...(only === "claude" ? [poisonCheck({ only, words, from: "a key helper", poison: byKeyHelper })] : []),
  ]),
);

function poisonCheck({ only, words, from, poison }) {
  return {
    name: `stays isolated after ${JSON.stringify(words)} of ${from}`,
    only,
    async run(context) {
      const { home, traces } = makeCustomisedHome(context.model);
      const { backend, heal } = await poison(context, { home, words });
      context.model.requests.length = 0;
      await heal();
      const { error } = await context.coach("ok", { backend });
      if (error !== undefined) throw error;
      const { body } = context.onlyRequest();
      ok(!body.includes(PRIVATE_MARK), "the user's instructions were sent");
      equal((JSON.parse(body).tools ?? []).filter(isAgentTool).length, 0, "tools were offered");
      equal(readdirSync(traces).length, 0, "hooks or servers of the user ran");
      equal(context.model.strays.length, 0, "somebody else was asked");
      equal(context.filesHolding(join(home, ".claude", "projects"), "write the report").length, 0);
    },
  };
}

async function byService(context, { home, words }) {
  const backend = context.backend({ home });
  context.model.words = words;
  await context.coach("400", { backend });
  return { backend, heal: () => {} };
}

/** Stands before the program, and fails for as long as a file is there. */
async function byWrapper(context, { home, words }) {
  const wrapper = join(home, "wrapper");
  const broken = join(home, "broken");
  const quoted = words.split("\n").map((line) => `echo ${JSON.stringify(line).replaceAll("`", "\\`")} >&2`);
  writeFileSync(broken, "");
  writeFileSync(
    wrapper,
    [
      "#!/bin/sh",
      `if [ -e "${broken}" ]; then`,
      "  echo trying >&2",
      ...quoted,
      "  exit 1",
      "fi",
      `exec "${context.path}" "$@"`,
      "",
    ].join("\n"),
    { mode: 0o755 },
  );
  const backend = context.backend({ home, command: wrapper });
  await context.coach("ok", { backend });
  return { backend, heal: () => rmSync(broken) };
}

async function byIntent(context, { home, words }) {
  const backend = context.backend({ home });
  await context.coach("500", { backend, intent: words });
  return { backend, heal: () => {} };
}

async function byModel(context, { home, words }) {
  const backend = context.backend({ home });
  context.model.answer = words;
  await context.coach("ok", { backend });
  return {
    backend,
    heal: () => {
      context.model.answer = context.answer;
    },
  };
}

async function byKeyHelper(context, { home, words }) {
  const helper = join(home, "helper");
  const settings = join(home, ".claude", "settings.json");
  mkdirSync(join(home, ".claude"), { recursive: true });
  const { hooks } = JSON.parse(readFileSync(settings, "utf8"));
  writeFileSync(settings, JSON.stringify({ hooks, apiKeyHelper: helper }));
  const lines = words.split("\n").map((line) => `echo ${JSON.stringify(line).replaceAll("`", "\\`")} >&2`);
  writeFileSync(helper, ["#!/bin/sh", ...lines, "exit 1", ""].join("\n"), { mode: 0o755 });
  const backend = context.backend({ home, env: { ANTHROPIC_API_KEY: undefined } });
  await context.coach("ok", { backend });
  return {
    backend,
    heal: () => writeFileSync(helper, "#!/bin/sh\necho sk-from-helper\n", { mode: 0o755 }),
  };
}

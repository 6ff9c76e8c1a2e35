import { equal, ok } from "node:assert/strict";
import { spawn } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { nothingLeft, until } from "./leftovers.mjs";
import { quietEnvironment } from "./quiet-environment.mjs";

/** Longer than claude waits for its prompt in text mode. */
const WARM_MS = 4_500;

const FIXED = { system: "You answer with one JSON object." };

/** Checks of how runs start and end. */
export const processChecks = [
  {
    name: "rejects at once when it is aborted, and leaves nothing",
    async run(context) {
      context.model.scenario = "hang";
      const controller = new AbortController();
      const run = context.backend().run({ ...FIXED, prompt: "hang" }, { signal: controller.signal });
      await until(() => context.modelRequests().length > 0);
      controller.abort();
      const error = await run.catch((reason) => reason);
      equal(error.reason, "cancelled");
      equal(readdirSync(context.runDir).length, 1, "it waited for the program to end");
      await nothingLeft(context.runDir);
    },
  },
  {
    name: "names a network that is not there",
    async run(context) {
      const nowhere = "http://127.0.0.1:9";
      writeFileSync(join(context.home, ".codex", "config.toml"), `openai_base_url = "${nowhere}/v1"\n`);
      const backend = context.backend({ env: { ANTHROPIC_BASE_URL: nowhere } });
      const { error, ms } = await context.coach("ok", { backend });
      equal(error?.reason, "network");
      return `${Math.round(ms)} ms`;
    },
  },
  {
    name: "waits for its prompt when it is started ahead, and asks no model before",
    async run(context) {
      const backend = context.backend({ warmStart: true });
      new context.ai.Service(backend).prepare();
      await sleep(WARM_MS);
      equal(context.modelRequests().length, 0);
      const { proposal, error, ms } = await context.coach("ok", { backend });
      if (error !== undefined) throw error;
      ok(proposal);
      equal(context.events.filter(({ event }) => event === "run_started").length, 0);
      return `${Math.round(ms)} ms`;
    },
  },
  {
    name: "shows the answer while it arrives",
    only: "claude",
    async run(context) {
      const texts = [];
      const signal = AbortSignal.timeout(60_000);
      await context
        .backend()
        .run({ ...FIXED, prompt: "stream" }, { signal, onText: (text) => texts.push(text) });
      ok(texts.length > 0);
      ok(texts.at(-1).endsWith("}"));
    },
  },
  {
    name: "ends when the process that started it is killed hard",
    async run(context) {
      context.model.scenario = "hang";
      const { home, model, name, path, runDir } = context;
      const env = quietEnvironment({ home, model });
      const script = fileURLToPath(new URL("hanging-parent.mjs", import.meta.url));
      const parent = spawn(process.execPath, [script, JSON.stringify({ name, path, runDir, env })], {
        stdio: "inherit",
      });
      await until(() => context.modelRequests().length > 0);
      parent.kill("SIGKILL");
      await nothingLeft(context.runDir);
    },
  },
];

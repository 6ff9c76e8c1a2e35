import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as ai from "../packages/ai/dist/index.js";
import { withDaemon } from "./lib/daemon.mjs";
import { timeCli } from "./lib/sharpen/bare-cli.mjs";
import { recordCall } from "./lib/sharpen/recorded-call.mjs";
import { timeSharpen } from "./lib/sharpen/through-daemon.mjs";
import { median, quantile } from "./lib/statistics.mjs";

export const title =
  "What the daemon adds to a Sharpen: against the same call from a shell, of a program that answers at once";

const INTENT = "write the quarterly report";
const PROMPT = ai.buildPrompt(INTENT);
const AIM_MS = 10;

// The real programs take a second or more, and differ from call to call by more than what is measured here.
const PROGRAM = `#!/bin/sh
case "$*" in
  *--version*) echo "2.1.332 (Claude Code)"; exit ;;
  *--help*) exit ;;
esac
cat > /dev/null
echo '{"next_action": "Draft the summary", "success_condition": "Three paragraphs", "timebox_minutes": 25}'
`;

export async function run({ quick }) {
  const dir = mkdtempSync(join(tmpdir(), "antidrift-bench-overhead-"));
  const path = join(dir, "claude");
  writeFileSync(path, PROGRAM, { mode: 0o755 });
  const env = { ANTIDRIFT_AI_BACKEND: "claude", ANTIDRIFT_AI_COMMAND: path };
  const call = await recordCall({ ai, name: "claude", env: process.env, prompt: PROMPT });
  const { args, env: callEnv, dir: cwd } = call;
  try {
    return await withDaemon(async ({ url }) => {
      const extra = [];
      for (let round = -5; round < (quick ? 30 : 100); round += 1) {
        const shell = await timeCli({ path, args, env: callEnv, cwd, input: PROMPT });
        const ours = await timeSharpen({ url, intent: INTENT });
        // The first rounds warm up.
        if (round >= 0) extra.push(ours - shell);
      }
      return [
        {
          name: `the daemon's share, in units of ${AIM_MS} ms`,
          ratio: median(extra) / AIM_MS,
          aim: 1,
          spread: [0, 1].map((share) => (quantile(extra, share) / AIM_MS).toFixed(2)).join(" to "),
          detail: `median ${median(extra).toFixed(1)} ms of ${extra.length} pairs`,
        },
      ];
    }, env);
  } finally {
    for (const each of [dir, cwd]) rmSync(each, { recursive: true, force: true });
  }
}

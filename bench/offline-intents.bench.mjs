import { readFileSync } from "node:fs";
import { loadOfflineCoach } from "../packages/offline/dist/index.js";
import { unmetDemands } from "../packages/offline/dist/coach/testing/unmet-demands.js";

export const title = "Offline drafts of a large collection of intents: the share that meets its demands";

const AFTERNOON = "2026-03-10T14:20:00";
const cases = readFileSync(new URL("lib/offline-intents.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));

/** The demands are a floor, and many were made from drafts that read well: a share that falls says where to look. */
export async function run() {
  let now = new Date(AFTERNOON);
  const coach = await loadOfflineCoach({ now: () => now });
  const failed = cases.filter((example) => {
    now = new Date(example.now ?? AFTERNOON);
    return unmetDemands(example, coach.propose(example.intent)).length > 0;
  });
  for (const { intent } of failed) console.log(`  not met: ${JSON.stringify(intent)}`);
  const met = cases.length - failed.length;
  return [
    {
      name: "intents",
      ratio: met / cases.length,
      aim: 0.98,
      atLeast: true,
      detail: `${met} of ${cases.length}`,
    },
  ];
}

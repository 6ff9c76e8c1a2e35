import { replay } from "../packages/session/dist/index.js";
import { ratios } from "./lib/statistics.mjs";

export const title = "Replaying recorded sessions, against writing them as JSON";

const START_MS = 1_800_000_000_000;
const HOURS = 1_000;
const AIM_MS = 5_000;
const RELATIONS = ["on_task", "on_task", "unclear", "off_task", "on_task", "not_judged"];

/** Two hours with another window every 17 s or so, and now and then a long one. */
function session(number) {
  const endedAtMs = START_MS + 7_200_000;
  const events = [];
  for (let atMs = START_MS, index = number; atMs < endedAtMs; index += 1) {
    const relation = RELATIONS[(index * 7 + (index >> 3)) % RELATIONS.length];
    if (relation === "not_judged") events.push({ atMs, kind: "not_judged", reason: "idle" });
    else {
      const surface = { app: `app ${index % 5}`, title: `(${index % 9}) Window ${index % 40} - App` };
      events.push({ atMs, kind: "surface", surface, verdict: { relation, by: "list", reason: "bench" } });
    }
    atMs += 3_000 + ((index * 7_919) % 28_000) + (index % 50 === 0 ? 300_000 : 0);
  }
  return { startedAtMs: START_MS, endedAtMs, events };
}

export function run({ quick }) {
  const sessions = Array.from({ length: HOURS / 2 }, (_, number) => session(number));
  const pairs = [];
  for (let round = 0; round < (quick ? 3 : 9); round += 1) {
    const replayed = timeMs(() => sessions.map((timeline) => replay(timeline, { sensitivity: "strict" })));
    pairs.push([replayed, timeMs(() => sessions.map((timeline) => JSON.stringify(timeline)))]);
  }
  const { ratio, spread } = ratios(pairs);
  const slowest = Math.max(...pairs.map(([ms]) => ms)).toFixed(0);
  const events = sessions.reduce((sum, timeline) => sum + timeline.events.length, 0);
  const detail = `${HOURS} hours with ${events} changes in at most ${slowest} ms (aim ${AIM_MS} ms)`;
  return [{ name: `replay of ${HOURS} hours`, ratio, spread, detail }];
}

function timeMs(action) {
  const start = performance.now();
  action();
  return performance.now() - start;
}

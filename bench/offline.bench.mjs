import { loadOfflineCoach } from "../packages/offline/dist/index.js";
import { quantile, ratios } from "./lib/statistics.mjs";

export const title = "Sharpening without a model, against JSON.parse of the same text";

const CHARS = 4_000;
const AIM_MS = 5;

const INTENTS = [
  ["a few words", "finish the slides before 3pm"],
  ["a sentence as it is spoken", "ok so i guess i really need to reply to Tom's message about the lease"],
  ["4,000 characters of tasks", "call the plumber about the sink, then pay rent and tidy the desk. "],
  ["4,000 characters of prose", "the report that I promised my sister is late and nobody knows why "],
  ["4,000 characters of brackets", "((a, b) and (c "],
];

/** Each pair is of as many calls, one after the other; each call is timed for the detail. */
export async function run({ quick }) {
  const started = performance.now();
  const coach = await loadOfflineCoach();
  const loadMs = performance.now() - started;
  const [rounds, calls] = quick ? [5, 40] : [15, 200];
  return INTENTS.map(([name, words]) => {
    const intent = name.startsWith("4,000") ? words.repeat(CHARS).slice(0, CHARS) : words;
    const json = JSON.stringify(intent);
    const times = [];
    const propose = () => times.push(timeMs(() => coach.propose(intent)));
    const pairs = [];
    for (let round = 0; round < rounds; round += 1) {
      pairs.push([repeated(calls, propose), repeated(calls, () => JSON.parse(json))]);
    }
    const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(3));
    const { ratio, spread } = ratios(pairs);
    return {
      name: `propose, ${name}`,
      ratio,
      spread,
      detail: `p50 ${p50} ms, p99 ${p99} ms (aim ${AIM_MS} ms); loading it once took ${loadMs.toFixed(0)} ms`,
    };
  });
}

function repeated(count, action) {
  return timeMs(() => {
    for (let call = 0; call < count; call += 1) action();
  });
}

function timeMs(action) {
  const start = performance.now();
  action();
  return performance.now() - start;
}

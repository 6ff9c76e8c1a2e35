import { readFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { quantile, ratios } from "./lib/statistics.mjs";
import { loadOfflineJudge } from "../packages/offline/dist/index.js";

export const title = "Judging what is in front without a model, against JSON.parse of the same surface";

const VERDICT_AIM_MS = 1;
const READY_AIM_MS = 50;
const DAY = 5_000;
const DAY_AIM_SECS = 2;

const index = new URL("../packages/offline/dist/index.js", import.meta.url);
const fixtures = new URL("../packages/offline/src/judge/fixtures/", import.meta.url);

export async function run({ quick }) {
  const judge = await loadOfflineJudge();
  const cases = ["surfaces.jsonl", "more-surfaces.jsonl"].flatMap(readCases);
  const rounds = quick ? 3 : 9;
  const times = [];
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = timeMs(() => {
      for (const { commitment, surface } of cases) times.push(timeMs(() => judge.judge(commitment, surface)));
    });
    const theirs = timeMs(() => {
      for (const { json } of cases) JSON.parse(json);
    });
    pairs.push([ours, theirs]);
  }
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(3));
  const readyMs = Array.from({ length: quick ? 3 : 7 }, readyInNewProcessMs);
  const daySecs = dayCpuSecs(judge, cases);
  return [
    {
      name: "a verdict",
      ...ratios(pairs),
      detail: `p50 ${p50} ms, p99 ${p99} ms (aim ${VERDICT_AIM_MS} ms)`,
    },
    {
      name: "ready, of its aim",
      ...ratios(readyMs.map((ms) => [ms, READY_AIM_MS])),
      aim: 1,
      detail: `${quantile(readyMs, 0.5).toFixed(0)} ms after it is asked for, in a new process`,
    },
    {
      name: `${DAY} window changes of a day, of their aim`,
      ratio: daySecs / DAY_AIM_SECS,
      aim: 1,
      detail: `${daySecs.toFixed(2)} s of processor time`,
    },
  ];
}

function readCases(file) {
  return readFileSync(new URL(file, fixtures), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const { next_action: nextAction, success_condition: successCondition, app, title } = JSON.parse(line);
      const surface = { app, title };
      return { commitment: { nextAction, successCondition }, surface, json: JSON.stringify(surface) };
    });
}

/** A day has few commitments and many titles, each a little different from the one before. */
function dayCpuSecs(judge, cases) {
  const before = process.cpuUsage();
  for (let change = 0; change < DAY; change += 1) {
    const { commitment } = cases[Math.floor(change / 700) * 37];
    const { surface } = cases[(change * 7) % cases.length];
    judge.judge(commitment, { app: surface.app, title: `(${change % 90}) ${surface.title}` });
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function readyInNewProcessMs() {
  const program = `
    const { loadOfflineJudge } = await import(${JSON.stringify(index.href)});
    const asked = performance.now();
    await loadOfflineJudge();
    console.log(performance.now() - asked);
  `;
  const { stdout, status } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error("The judge could not be loaded in a new process.");
  return Number(stdout);
}

function timeMs(action) {
  const start = performance.now();
  action();
  return performance.now() - start;
}

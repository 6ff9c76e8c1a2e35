import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { expect, it, onTestFinished } from "vitest";
import { OfflineDrafts } from "./offline-drafts.js";

/** Answers every intent with itself; "slow" once the gate is open, "broken" never again. */
const thread = `
  const { workerData: { port, answers, gate } } = require("node:worker_threads");
  const answer = (message) => {
    port.postMessage(message);
    Atomics.add(answers, 0, 1);
    Atomics.notify(answers, 0);
  };
  answer({ id: 0 });
  port.on("message", ({ id, intent }) => {
    if (intent === "broken") throw new Error("broken");
    if (intent === "slow") Atomics.wait(gate, 0, 0);
    answer({ id, proposal: { nextAction: intent, successCondition: "s", timeboxSecs: 60 } });
  });
`;

/** `patienceMs` is by default more than any answer takes. */
function startDrafts({ code = thread, patienceMs = 60_000 } = {}) {
  const errors: unknown[] = [];
  let threads = 0;
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const drafts = new OfflineDrafts({
    start: (options) => {
      threads += 1;
      const workerData: unknown = { ...options.workerData, gate };
      return new Worker(code, { ...options, workerData, eval: true });
    },
    onError: (error) => errors.push(error),
    patienceMs,
  });
  onTestFinished(() => drafts.close());
  const openGate = () => {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
  };
  return { drafts, errors, threads: () => threads, openGate };
}

const draftOf = (intent: string) => ({ nextAction: intent, successCondition: "s", timeboxSecs: 60 });

it("starts its thread when it is first needed, after whatever is being done, and only once", async () => {
  const { drafts, threads } = startDrafts();
  drafts.load();
  drafts.load();
  expect(threads()).toBe(0);
  expect(await drafts.draft("a")).toEqual(draftOf("a"));
  expect(threads()).toBe(1);
});

it("drafts at once when the thread is ready", async () => {
  const { drafts } = startDrafts();
  await drafts.draft("first");
  expect(drafts.draft("second")).toEqual(draftOf("second"));
});

it("waits no longer than a moment; the draft comes when it is made", async () => {
  const { drafts, openGate } = startDrafts({ patienceMs: 20 });
  await drafts.draft("first");
  const slow = drafts.draft("slow");
  expect(slow).toBeInstanceOf(Promise);
  const next = drafts.draft("next");
  openGate();
  expect(await slow).toEqual(draftOf("slow"));
  expect(await next).toEqual(draftOf("next"));
});

it("goes without drafts when the thread fails, and says so once", async () => {
  const { drafts, errors } = startDrafts({ patienceMs: 20 });
  await drafts.draft("first");
  expect(await Promise.all([drafts.draft("broken"), drafts.draft("after")])).toEqual([undefined, undefined]);
  expect(drafts.draft("later")).toBeUndefined();
  expect(errors).toMatchObject([{ message: "broken" }]);
});

it("goes without drafts when there can be no thread", async () => {
  const { drafts, errors } = startDrafts({ code: "}" });
  expect(await drafts.draft("first")).toBeUndefined();
  expect(errors).toHaveLength(1);
});

it("leaves nobody waiting when it is closed", async () => {
  const { drafts, threads } = startDrafts();
  const draft = drafts.draft("first");
  await drafts.close();
  expect(await draft).toBeUndefined();
  await setTimeout(1);
  expect(threads()).toBe(0);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RetryingSource } from "./retrying-source.js";
import { RecordedEvents } from "./testing/recorded-events.js";
import { untilAborted } from "./until-aborted.js";
import { WatchError, type Watch } from "./watch.js";

let events: RecordedEvents;
let source: RetryingSource;
let unexpected: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  events = new RecordedEvents();
  unexpected = [];
});
afterEach(async () => {
  await source.stop();
  vi.useRealTimers();
});

function start(watch: Watch): void {
  source = new RetryingSource({ name: "test", watch, onUnexpected: (error) => unexpected.push(error) });
  source.start(events);
}

it("says why it cannot see, and tries again ever more slowly, at last every 30 s", async () => {
  const begun: number[] = [];
  start(async () => {
    begun.push(Date.now());
    throw new WatchError("There is nothing to see.");
  });
  await vi.advanceTimersByTimeAsync(120_000);
  const waits = begun.slice(1).map((at, index) => at - (begun[index] ?? 0));
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(new Set(events.reasons)).toEqual(new Set(["There is nothing to see."]));
  await source.stop();
  expect(vi.getTimerCount()).toBe(0);
});

it("starts over with the shortest wait once a watch lived well", async () => {
  let attempts = 0;
  start(async () => {
    attempts += 1;
    if (attempts === 5) await new Promise((resolve) => setTimeout(resolve, 10_000));
    throw new WatchError("gone");
  });
  await vi.advanceTimersByTimeAsync(500 + 1_000 + 2_000 + 4_000 + 10_000);
  expect(attempts).toBe(5);
  await vi.advanceTimersByTimeAsync(500);
  expect(attempts).toBe(6);
});

it("hands a failure it does not know to its owner, and shows no text of it", async () => {
  const failure = new Error("canary");
  start(async () => {
    throw failure;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(unexpected).toEqual([failure]);
  expect(events.reasons).toEqual(["The test watcher failed; it is being started again."]);
});

it("hands every window on at once, as it is told, and keeps none to compare it with", async () => {
  const handedOn: unknown[] = [];
  events.window = (sample) => handedOn.push(sample);
  const told = [{ app: "a", title: "t" }, { app: "a", title: "t" }, undefined, undefined];
  start(async (watched, signal) => {
    for (const sample of told) {
      watched.window(sample);
      expect(handedOn.at(-1)).toBe(sample);
    }
    await untilAborted(signal);
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(handedOn).toEqual(told);
});

it("lets the rules be asked while it runs, and keeps nothing afterwards", async () => {
  events.rules = ({ app }) => ({ app, title: "" });
  const kept: unknown[] = [];
  let ask: (() => void) | undefined;
  start(async (watched, signal) => {
    ask = () => kept.push(watched.keep({ app: "a", title: "t" }));
    ask();
    await untilAborted(signal);
  });
  await vi.advanceTimersByTimeAsync(0);
  await source.stop();
  ask?.();
  expect(kept).toEqual([{ app: "a", title: "" }, undefined]);
});

it("reports nothing that comes after its stop", async () => {
  let late: (() => void) | undefined;
  start(async (watched, signal) => {
    late = () => {
      watched.window({ app: "late", title: "" });
      watched.alive();
      watched.idle(true);
    };
    await untilAborted(signal);
  });
  await vi.advanceTimersByTimeAsync(0);
  await source.stop();
  late?.();
  expect([events.windows, events.idles, events.aliveCount, events.reasons]).toEqual([[], [], 0, []]);
});

it("takes back that the user is idle when it loses sight of them", async () => {
  start(async (watched) => {
    watched.idle(true);
    throw new WatchError("gone");
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(events.idles).toEqual([true, false]);
});

it("waits for the last watch to be gone before it starts the next", async () => {
  let running = 0;
  let most = 0;
  start(async (_watched, signal) => {
    running += 1;
    most = Math.max(most, running);
    await untilAborted(signal);
    await new Promise((resolve) => setTimeout(resolve, 100));
    running -= 1;
  });
  await vi.advanceTimersByTimeAsync(0);
  const stopped = source.stop();
  source.start(events);
  await vi.advanceTimersByTimeAsync(200);
  await stopped;
  expect([running, most]).toEqual([1, 1]);
  const ended = source.stop();
  await vi.advanceTimersByTimeAsync(100);
  await ended;
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer, blind, inFront, ms, START_MS } from "../testing/timelines.js";
import { asOfNow, beginLive, learn, passLive } from "./live-drift.js";
import type { Policy } from "./policy.js";
import { outcomeAt, replay } from "./replay.js";
import { copyRun, secondOf } from "./drift-run.js";
import type { Timeline, TimelineEvent } from "./timeline.js";

const anyTitle = fc.constantFrom("a", "(1) a", "b", "c", "AntiDrift");
const anyEvent: fc.Arbitrary<(second: number) => TimelineEvent> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom("on_task" as const, "off_task" as const, "unclear" as const), anyTitle)
      .map(
        ([relation, title]) =>
          (second: number) =>
            inFront(second, relation, title),
      ),
  },
  { weight: 2, arbitrary: fc.constant((second: number) => blind(second)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom("back" as const, "on_task" as const, "mute" as const), fc.option(anyTitle))
      .map(
        ([what, title]) =>
          (second: number) =>
            answer(second, what, title ?? undefined),
      ),
  },
);
/** Long waits are as likely as short ones: everything that takes minutes has to be reached. */
const anyWait = fc.oneof(
  fc.double({ min: 0, max: 3, noNaN: true }),
  fc.double({ min: 0, max: 60, noNaN: true }),
  fc.double({ min: 0, max: 900, noNaN: true }),
);
const anySteps = fc.array(fc.tuple(anyWait, anyEvent), { maxLength: 40 });
const anyPolicy: fc.Arbitrary<Policy> = fc.record({
  sensitivity: fc.constantFrom("gentle" as const, "normal" as const, "strict" as const),
  nudges: fc.boolean(),
  earlierNudgesMs: fc.array(fc.integer({ min: -90_000, max: 0 }).map(ms), { maxLength: 7 }),
});

function toTimeline(
  steps: ReadonlyArray<readonly [number, (second: number) => TimelineEvent]>,
  rest: number,
): Timeline {
  let at = 0;
  const events = steps.map(([wait, event]) => event((at += wait)));
  return { startedAtMs: START_MS, endedAtMs: ms(at + rest), events };
}

const anyTimeline = fc.tuple(anySteps, anyWait).map(([steps, rest]) => toTimeline(steps, rest));

function runLive(timeline: Timeline, policy: Policy, wakes: readonly number[]) {
  let live = beginLive(timeline.startedAtMs, policy);
  const end = secondOf(live.current, timeline.endedAtMs);
  const moments = [
    ...timeline.events.map((event) => ({ atMs: event.atMs, event })),
    ...wakes.map((second) => ({ atMs: ms(second), event: undefined })),
  ].toSorted((a, b) => a.atMs - b.atMs);
  for (const { atMs, event } of moments) {
    if (atMs > timeline.endedAtMs) continue;
    live = passLive(live, atMs);
    if (event !== undefined) live = learn(live, event);
    asOfNow(live);
  }
  return outcomeAt(copyRun(live.current), end);
}

describe("any timeline", () => {
  it("comes to the same live, whenever it is looked at, as replayed", () => {
    fc.assert(
      fc.property(
        anyTimeline,
        anyPolicy,
        fc.array(fc.nat(5_000), { maxLength: 60 }),
        (timeline, policy, wakes) => {
          expect(runLive(timeline, policy, wakes)).toEqual(replay(timeline, policy));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("has every second in one sum, drifts and signs in order, and nudges only off task and within the limits", () => {
    fc.assert(
      fc.property(anyTimeline, anyPolicy, (timeline, policy) => {
        const { drifts, nudges, signs, secs } = replay(timeline, policy);
        const whole = Math.floor((timeline.endedAtMs - timeline.startedAtMs) / 1_000);
        expect(secs.on + secs.off + secs.unclear + secs.notJudged).toBe(whole);
        expect(Math.min(secs.on, secs.off, secs.unclear, secs.notJudged)).toBeGreaterThanOrEqual(0);
        expectOrdered(drifts, timeline);
        expectOrdered(signs, timeline);
        const given = [...(policy.earlierNudgesMs ?? []), ...nudges.map(({ atMs }) => atMs)];
        for (const { atMs, surface } of nudges) {
          expect(frontAt(timeline, atMs)).toMatchObject({ kind: "surface", surface });
          for (const [most, within] of [
            [1, 600],
            [3, 3_600],
            [6, 86_400],
          ] as const) {
            const count = given.filter((other) => other <= atMs && atMs - other < within * 1_000).length;
            expect(count).toBeLessThanOrEqual(most);
          }
        }
        expect(policy.nudges === false ? nudges : []).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it("comes to the same when a long stretch is told in pieces", () => {
    fc.assert(
      fc.property(anyTimeline, anyPolicy, (timeline, policy) => {
        expect(replay(inPieces(timeline), policy)).toEqual(replay(timeline, policy));
      }),
      { numRuns: 300 },
    );
  });

  it("never makes it throw, whatever the numbers are", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double(), anyEvent), { maxLength: 10 }),
        fc.double(),
        fc.double(),
        fc.array(fc.double()),
        (steps, startedAtMs, endedAtMs, earlierNudgesMs) => {
          const events = steps.map(([atMs, event]) => ({ ...event(0), atMs }));
          expect(() => replay({ startedAtMs, endedAtMs, events }, { earlierNudgesMs })).not.toThrow();
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("silence that is found late", () => {
  it("counts as if it had been known, but nudges that were given stay", () => {
    fc.assert(
      fc.property(
        anySteps,
        anyPolicy,
        fc.double({ min: 0, max: 35, noNaN: true }),
        anyWait,
        (steps, policy, late, rest) => {
          const { events, endedAtMs } = toTimeline(steps, 0);
          const signMs = Math.max(events.at(-1)?.atMs ?? START_MS, endedAtMs);
          const foundMs = signMs + late * 1_000;
          let live = beginLive(START_MS, policy);
          for (const event of events) live = learn(passLive(live, event.atMs), event);
          live = passLive(live, foundMs);
          const given = live.current.nudges;
          const silence: TimelineEvent = { atMs: signMs, kind: "not_judged", reason: "stale" };
          live = passLive(learn(live, silence), foundMs + rest * 1_000);
          const timeline = {
            startedAtMs: START_MS,
            endedAtMs: foundMs + rest * 1_000,
            events: [...events, silence],
          };
          const right = replay(timeline, policy);
          const found = outcomeAt(copyRun(live.current), secondOf(live.current, timeline.endedAtMs));
          expect(found.secs).toEqual(right.secs);
          expect(found.nudges).toEqual(given);
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** The last one in that second counts. */
function frontAt({ events }: Timeline, atMs: number): TimelineEvent | undefined {
  return events.findLast((event) => event.kind !== "answer" && event.atMs < atMs + 1_000);
}

function inPieces({ events, ...timeline }: Timeline): Timeline {
  const pieces = events.flatMap((event, index): TimelineEvent[] => {
    if (event.kind === "answer") return [event];
    const next = events[index + 1]?.atMs ?? timeline.endedAtMs;
    const again: TimelineEvent[] = [event];
    for (let atMs = event.atMs + 1_000; atMs < next - 1_000; atMs += 7_000) again.push({ ...event, atMs });
    return again;
  });
  return { ...timeline, events: pieces };
}

function expectOrdered(
  stretches: ReadonlyArray<{ readonly fromMs: number; readonly toMs?: number }>,
  { startedAtMs, endedAtMs }: Timeline,
): void {
  let end = startedAtMs;
  for (const { fromMs, toMs = endedAtMs } of stretches) {
    expect(fromMs).toBeGreaterThanOrEqual(end);
    expect(toMs).toBeGreaterThanOrEqual(fromMs);
    end = toMs;
  }
  expect(end).toBeLessThanOrEqual(endedAtMs);
}

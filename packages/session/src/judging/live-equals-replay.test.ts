import type { DriftRecord } from "@antidrift/wire";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { replay } from "../drift/replay.js";
import { startJudged } from "../testing/start-judged.js";
import type { Harness } from "../testing/start-controller.js";
import { toDriftRecord } from "./drift-record.js";
import { toTimeline } from "./to-timeline.js";

const anyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("see" as const),
      title: fc.constantFrom("on a", "off a", "off b", "(1) off b", "c", "24:10 · on a"),
      ms: fc.oneof(fc.nat(2_000), fc.nat(200_000)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "silence" as const,
        "sleep" as const,
        "idle" as const,
        "blind" as const,
        "pause" as const,
      ),
      ms: fc.oneof(fc.nat(40_000), fc.nat(700_000)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom("back" as const, "on_task" as const, "undo" as const) }),
  },
);
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

/** Time in which the source shows signs of life. */
function pass({ controller, clock }: Harness, ms: number): void {
  for (let left = ms; left > 0; left -= 9_000) {
    clock.advance(Math.min(9_000, left));
    controller.windowEvents.alive();
  }
}

function run(harness: Harness, step: Step): void {
  const { controller, clock } = harness;
  const events = controller.windowEvents;
  if (step.do === "see") {
    events.window({ app: "firefox", title: step.title });
    pass(harness, step.ms);
  } else if (step.do === "silence") clock.advance(step.ms);
  else if (step.do === "sleep") clock.sleep(step.ms);
  else if (step.do === "idle") {
    events.idle(true);
    clock.advance(step.ms);
    events.idle(false);
  } else if (step.do === "blind") {
    events.unavailable("It cannot be seen.");
    clock.advance(step.ms);
  } else if (step.do === "pause") {
    controller.pause();
    pass(harness, step.ms);
    controller.resume();
  } else if (step.do === "undo") {
    controller.enterReview();
    clock.advance(3_000);
    controller.back();
  } else {
    const id = controller.state().drift?.nudge?.id;
    if (id !== undefined) controller.answerNudge({ id, answer: step.do });
  }
}

/** Nudges stay that were given before the source was found to have been silent, and a recovery counts from them. */
function withoutNudges({ nudges: _nudges, answers: _answers, drifts, ...record }: DriftRecord) {
  return { ...record, drifts: drifts.map(({ from_ms, to_ms }) => [from_ms, to_ms]) };
}

it("keeps of any session exactly what brings the same about again", () => {
  let drifts = 0;
  let nudges = 0;
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 25 }), (steps) => {
      const harness = startJudged();
      for (const step of steps) run(harness, step);
      harness.controller.enterReview();
      harness.controller.end({ outcome: "done" });
      const [session] = harness.store.ended;
      if (session?.drift === undefined) throw new Error("The session kept no drift.");
      drifts += session.drift.drifts.length;
      nudges += session.drift.nudges.length;
      const again = replay(toTimeline({ session, spans: harness.store.spans }), {});
      const record = toDriftRecord(again, [], { sensitivity: "normal", nudging: true });
      expect(withoutNudges(record)).toEqual(withoutNudges(session.drift));
    }),
    { numRuns: 300 },
  );
  // Otherwise nothing was tried.
  expect(Math.min(drifts, nudges)).toBeGreaterThan(20);
});

import { describe, expect, it } from "vitest";
import lines from "./fixtures/drift-timelines.jsonl?raw";
import type { DriftOutcome } from "./drift-outcome.js";
import type { Policy } from "./policy.js";
import { replay } from "./replay.js";
import type { Timeline } from "./timeline.js";

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly timeline: Timeline;
  readonly policy: Policy;
  readonly expect: DriftOutcome;
}

const TOLERANCE_MS = 3_000;
const CASES: Case[] = lines
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));

/** The moments of a replay in one list, with a word for each that is missing. */
function momentsOf({ drifts, nudges, signs }: DriftOutcome): Array<[string, number | undefined]> {
  return [
    ...drifts.flatMap(({ fromMs, toMs, recoveryMs }): Array<[string, number | undefined]> => [
      ["drift from", fromMs],
      ["drift to", toMs],
      ["recovery", recoveryMs],
    ]),
    ...nudges.map(({ atMs, surface }): [string, number] => [
      `nudge for ${surface.app}: ${surface.title}`,
      atMs,
    ]),
    ...signs.flatMap(({ fromMs, toMs }): Array<[string, number]> => [
      ["sign from", fromMs],
      ["sign to", toMs],
    ]),
  ];
}

describe("a recorded time line", () => {
  it("is there to be tried", () => {
    expect(CASES).toHaveLength(14);
  });

  it.each(CASES)(
    "$id ($kind) has the drifts, nudges, signs and sums that it should",
    ({ timeline, policy, expect: right }) => {
      const found = replay(timeline, policy);
      const [moments, rightMoments] = [momentsOf(found), momentsOf(right)];
      expect(moments.map(([what, ms]) => [what, ms === undefined])).toEqual(
        rightMoments.map(([what, ms]) => [what, ms === undefined]),
      );
      for (const [index, [, ms = 0]] of moments.entries()) {
        expect(Math.abs(ms - (rightMoments[index]?.[1] ?? 0))).toBeLessThanOrEqual(TOLERANCE_MS);
      }
      expect(found.secs).toEqual(right.secs);
    },
  );
});

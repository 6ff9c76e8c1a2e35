import { describe, expect, it } from "vitest";
import type { Harness } from "../testing/start-controller.js";
import { driftOf, show, startJudged, work } from "../testing/start-judged.js";

function startIdle(title: string, isPlaying: boolean): Harness {
  const harness = startJudged();
  show(harness, title);
  work(harness, 60);
  harness.controller.windowEvents.playing(isPlaying);
  harness.controller.windowEvents.idle(true);
  return harness;
}

describe("idle", () => {
  it("is not judged", () => {
    const harness = startIdle("off video", false);
    harness.clock.advance(100_000);
    expect(driftOf(harness)).toMatchObject({ relation: "not_judged", off_secs: 60, not_judged_secs: 100 });
    expect(driftOf(harness)?.reason).toContain("keyboard");
  });

  it("counts as watching for ten minutes while something off task plays", () => {
    const harness = startIdle("off video", true);
    harness.clock.advance(100_000);
    expect(driftOf(harness)).toMatchObject({ relation: "off_task", off_secs: 160 });
    harness.clock.advance(900_000);
    expect(driftOf(harness)).toMatchObject({ relation: "not_judged", off_secs: 660, not_judged_secs: 400 });
  });

  it("is not watching when it stops playing, nor in front of anything else", () => {
    const harness = startIdle("off video", true);
    harness.clock.advance(100_000);
    harness.controller.windowEvents.playing(false);
    harness.clock.advance(100_000);
    expect(driftOf(harness)).toMatchObject({ off_secs: 160, not_judged_secs: 100 });
    const working = startIdle("on report", true);
    working.clock.advance(100_000);
    expect(driftOf(working)).toMatchObject({ on_secs: 60, not_judged_secs: 100 });
  });
});

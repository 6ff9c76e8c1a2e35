import { describe, expect, it } from "vitest";
import { startActive } from "../testing/start-controller.js";
import type { Harness } from "../testing/start-controller.js";
import type { Store, StoreChange } from "../ports/store.js";
import { Controller } from "../controller.js";
import { describeFailureByCode } from "../testing/describe-failure-by-code.js";
import { FakeClock } from "../testing/fake-clock.js";
import { keepEverything } from "../testing/keep-everything.js";

/** Each step is an application and how many seconds it is in front; `undefined` is a source that cannot see. */
function review({ controller, clock }: Harness, steps: ReadonlyArray<readonly [string | undefined, number]>) {
  for (const [app, secs] of steps) {
    if (app === undefined) controller.windowEvents.unavailable("away");
    else controller.windowEvents.window({ app, title: "" });
    clock.advance(100);
    for (let left = secs * 1_000 - 100; left > 0; left -= 10_000) {
      clock.advance(Math.min(left, 10_000));
      if (app !== undefined) controller.windowEvents.alive();
    }
  }
  controller.enterReview();
  return controller.state().evidence?.summary;
}

describe("the summary in review", () => {
  it("adds up applications, the longest first, and what is unknown", () => {
    expect(
      review(startActive(), [
        ["Mail", 10],
        ["Editor", 100],
        ["Mail", 20],
        [undefined, 30],
        ["Mail", 50],
        ["Editor", 5],
      ]),
    ).toEqual({
      apps: [
        { app: "Editor", secs: 105 },
        { app: "Mail", secs: 80 },
      ],
      other_secs: 0,
      observed_secs: 185,
      unknown_secs: 30,
      gap_secs: 0,
      longest_stretch: { app: "Editor", secs: 100 },
      switches: 3,
    });
  });

  it("counts a stretch of one application over its titles, not over the unknown", () => {
    const harness = startActive();
    const { controller, clock } = harness;
    for (const title of ["a", "b", "c"]) {
      controller.windowEvents.window({ app: "Editor", title });
      clock.advance(10_000);
    }
    expect(
      review(harness, [
        [undefined, 10],
        ["Editor", 20],
      ]),
    ).toMatchObject({
      longest_stretch: { app: "Editor", secs: 30 },
      switches: 0,
    });
  });

  it("has nothing longest when nothing was seen", () => {
    expect(review(startActive(), [[undefined, 60]])).toEqual({
      apps: [],
      other_secs: 0,
      observed_secs: 0,
      unknown_secs: 60,
      gap_secs: 0,
      switches: 0,
    });
  });

  it("lists 50 applications; all others are in one sum, and a heavy latecomer is listed", () => {
    const steps = Array.from({ length: 1_000 }, (_, index) => [`app ${index}`, 1] as const);
    const summary = review(startActive(), [...steps, ["Latecomer", 100], ...steps, ["Latecomer", 50]]);
    expect(summary?.apps).toHaveLength(50);
    expect(summary?.apps[0]).toEqual({ app: "Latecomer", secs: 150 });
    const listed = summary?.apps.reduce((sum, { secs }) => sum + secs, 0) ?? 0;
    expect(listed + (summary?.other_secs ?? 0)).toBe(2_150);
    expect(summary?.observed_secs).toBe(2_150);
  });

  it("is the same in the history", () => {
    const harness = startActive();
    const summary = review(harness, [["Editor", 10]]);
    harness.controller.end({ outcome: "done" });
    expect(harness.store.ended[0]?.evidence).toEqual(summary);
  });
});

describe("eight hours with 100,000 spans", () => {
  it("are written in small changes, the review too", () => {
    const clock = new FakeClock();
    let spans = 0;
    let largestChange = 0;
    const store: Store = {
      load: () => ({ notices: [] }),
      commit: (change: StoreChange) => {
        spans += change.spans?.length ?? 0;
        if (spans % 1_000 === 0 || change.snapshot.runtime_state === "review") {
          largestChange = Math.max(largestChange, JSON.stringify(change).length);
        }
      },
    };
    const controller = new Controller({
      clock,
      store,
      describeFailure: describeFailureByCode,
      redact: keepEverything,
    });
    controller.subscribe(() => undefined);
    controller.enterPlanning();
    controller.startManualCommitment({ nextAction: "a", successCondition: "b", timeboxSecs: 28_800 });
    for (let change = 0; change < 100_000; change += 1) {
      controller.recordWindow({ app: `app ${change % 60}`, title: `title ${change}` });
      clock.advance(288);
    }
    controller.enterReview();
    const { evidence } = controller.state();
    expect(spans).toBe(100_000);
    expect(evidence).toMatchObject({
      spans_count: 100_000,
      summary: { observed_secs: 28_800, switches: 99_999 },
    });
    expect(largestChange).toBeLessThan(20_000);
  });
});

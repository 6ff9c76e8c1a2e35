import { describe, expect, it } from "vitest";
import { IllegalTransitionError, StoreError } from "./index.js";
import { FIRST_REVISION } from "./testing/first-revision.js";
import { COMMITMENT, startActive, startController } from "./testing/start-controller.js";

describe("Controller", () => {
  it("starts locked, with nothing but notices", () => {
    const { controller, clock } = startController();
    expect(controller.state()).toEqual({
      revision: FIRST_REVISION,
      now_ms: clock.nowMs(),
      runtime_state: "locked",
      notices: [],
    });
  });

  it("goes from locked through planning, active and review to locked, one revision and one notification each", () => {
    const { controller, told, store } = startController();
    controller.enterPlanning();
    controller.startManualCommitment(COMMITMENT);
    controller.extend(300);
    controller.enterReview();
    controller.end({ outcome: "done", note: " all of it \r\n" });
    expect(told.map(({ revision, runtime_state }) => [revision - FIRST_REVISION, runtime_state])).toEqual([
      [1, "planning"],
      [2, "active"],
      [3, "active"],
      [4, "review"],
      [5, "locked"],
    ]);
    expect(store.ended).toMatchObject([{ id: "session-1", outcome: "done", note: "all of it" }]);
  });

  it("shows the commitment while active and in review only", () => {
    const { controller, clock } = startActive();
    clock.advance(60_000);
    expect(controller.state().commitment).toEqual({
      id: "session-1",
      next_action: COMMITMENT.nextAction,
      success_condition: COMMITMENT.successCondition,
      timebox_secs: 1_500,
      planned_timebox_secs: 1_500,
      extensions: 0,
      started_at_ms: 1_800_000_000_000,
      deadline_ms: 1_800_001_500_000,
      overtime: false,
      gaps: [],
    });
    controller.enterReview();
    expect(controller.state().commitment?.ended_at_ms).toBe(1_800_000_060_000);
    controller.end({ outcome: "partly" });
    expect(controller.state().commitment).toBeUndefined();
  });

  it("records an unjudged session when planning begins from review", () => {
    const { controller, store } = startActive();
    controller.enterReview();
    controller.enterPlanning();
    expect(store.ended).toMatchObject([{ outcome: "not_recorded", note: "" }]);
    expect(controller.state().runtime_state).toBe("planning");
  });

  it("keeps extensions apart from what was planned, also in overtime", () => {
    const { controller, clock, store } = startActive();
    clock.advance(1_600_000);
    expect(controller.state().commitment?.overtime).toBe(true);
    controller.extend(60);
    expect(controller.state().commitment).toMatchObject({ overtime: true, timebox_secs: 1_560 });
    controller.extend(300);
    expect(controller.state().commitment).toMatchObject({ overtime: false, extensions: 2 });
    controller.enterReview();
    controller.end({ outcome: "done" });
    expect(store.ended).toMatchObject([
      { planned_timebox_secs: 1_500, extensions: [{ secs: 60 }, { secs: 300 }], overtime_secs: 0 },
    ]);
  });

  it.each([
    ["locked", "startManualCommitment"],
    ["locked", "extend"],
    ["locked", "enterReview"],
    ["locked", "end"],
    ["planning", "enterPlanning"],
    ["planning", "extend"],
    ["planning", "enterReview"],
    ["planning", "endWithOutcome"],
    ["active", "enterPlanning"],
    ["active", "startManualCommitment"],
    ["active", "end"],
    ["review", "startManualCommitment"],
    ["review", "extend"],
    ["review", "enterReview"],
  ] as const)("refuses, while %s, %s with nothing changed", (from, command) => {
    const { controller, told } = startController();
    if (from !== "locked") controller.enterPlanning();
    if (from === "active" || from === "review") controller.startManualCommitment(COMMITMENT);
    if (from === "review") controller.enterReview();
    const before = controller.state();
    const toldBefore = told.length;
    const run = {
      enterPlanning: () => controller.enterPlanning(),
      // Invalid input is not even looked at in the wrong state.
      startManualCommitment: () => controller.startManualCommitment({ ...COMMITMENT, timeboxSecs: -1 }),
      extend: () => controller.extend(-1),
      enterReview: () => controller.enterReview(),
      end: () => controller.end(),
      endWithOutcome: () => controller.end({ outcome: "done" }),
    }[command];
    expect(run).toThrow(IllegalTransitionError);
    expect(run).toThrow(expect.objectContaining({ code: "ErrIllegalTransition", from }));
    expect(controller.state()).toEqual(before);
    expect(told).toHaveLength(toldBefore);
  });

  it("refuses a command that the store cannot keep, with nothing changed and nobody told", () => {
    const { controller, store, told } = startActive();
    const before = controller.state();
    store.failNext();
    expect(() => controller.enterReview()).toThrow(StoreError);
    expect(controller.state()).toEqual(before);
    expect(told).toHaveLength(2);
    controller.enterReview();
    expect(controller.state().runtime_state).toBe("review");
  });

  it("wraps whatever a store throws", () => {
    const { controller, store } = startController();
    const cause = new TypeError("disk I/O error");
    store.commit = () => {
      throw cause;
    };
    expect(() => controller.enterPlanning()).toThrow(expect.objectContaining({ code: "ErrStore", cause }));
  });
});

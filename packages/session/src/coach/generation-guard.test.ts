import { describe, expect, it } from "vitest";
import { CoachStoppedError } from "../index.js";
import { COMMITMENT } from "../testing/start-controller.js";
import { FIRST_REVISION } from "../testing/first-revision.js";
import { PROPOSAL, settle, startPlanning } from "../testing/start-planning.js";

describe("the generation guard", () => {
  it("keeps out the first of two answers when it comes last", async () => {
    const { controller, coach, told } = startPlanning();
    controller.requestCoach("first");
    controller.requestCoach("second");
    const [first, second] = coach.calls;
    second?.answer({ ...PROPOSAL, nextAction: "Second" });
    await settle();
    first?.answer({ ...PROPOSAL, nextAction: "First" });
    await settle();
    expect(first?.options.signal.reason).toEqual(new CoachStoppedError("superseded"));
    expect(told.map(({ coach }) => coach?.status)).toEqual(["pending", "pending", "ready"]);
    expect(controller.state().coach).toMatchObject({
      generation: FIRST_REVISION + 2,
      proposal: { next_action: "Second" },
    });
    expect(JSON.stringify(told)).not.toContain("First");
  });

  it("keeps out the first of two answers when it comes first", async () => {
    const { controller, coach, told } = startPlanning();
    controller.requestCoach("first");
    controller.requestCoach("second");
    coach.calls[0]?.answer({ ...PROPOSAL, nextAction: "First" });
    await settle();
    expect(told).toHaveLength(2);
    expect(controller.state().coach?.status).toBe("pending");
  });

  it.each(["startManualCommitment", "end"] as const)("hears nothing after %s", async (way) => {
    const { controller, coach, told } = startPlanning();
    controller.requestCoach("make a list");
    if (way === "end") controller.end();
    else controller.startManualCommitment(COMMITMENT);
    expect(coach.last.options.signal.reason).toEqual(new CoachStoppedError("left"));
    expect(coach.released).toBe(1);
    const toldBefore = told.length;
    coach.last.answer(PROPOSAL);
    await settle();
    expect(told).toHaveLength(toldBefore);
    expect(controller.state().coach).toBeUndefined();
  });

  it("is idle again when planning is entered again, and the old answer stays out", async () => {
    const { controller, coach } = startPlanning();
    controller.requestCoach("make a list");
    controller.end();
    controller.enterPlanning();
    coach.last.answer(PROPOSAL);
    await settle();
    expect(controller.state().coach).toEqual({
      status: "idle",
      generation: FIRST_REVISION + 1,
      program: "claude",
    });
    controller.requestCoach("another");
    expect(controller.state().coach).toMatchObject({ status: "pending", generation: FIRST_REVISION + 2 });
  });

  it("goes back to idle when cancelled, and hears nothing afterwards", async () => {
    const { controller, coach, told } = startPlanning();
    controller.requestCoach("make a list");
    controller.cancelCoach();
    controller.cancelCoach();
    expect(coach.last.options.signal.reason).toEqual(new CoachStoppedError("cancelled"));
    coach.last.fail(new Error("aborted"));
    await settle();
    expect(told.map(({ coach }) => coach?.status)).toEqual(["pending", "idle"]);
  });

  it("does not start a request that a listener cancelled", () => {
    const { controller, coach } = startPlanning();
    controller.subscribe(({ coach }) => {
      if (coach?.status === "pending") controller.cancelCoach();
    });
    controller.requestCoach("make a list");
    expect(coach.calls).toEqual([]);
    expect(controller.state().coach?.status).toBe("idle");
  });
});

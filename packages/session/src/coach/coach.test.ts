import { describe, expect, it } from "vitest";
import { InvalidInputError, NotPlanningError } from "../index.js";
import { COMMITMENT, startController } from "../testing/start-controller.js";
import { FIRST_REVISION } from "../testing/first-revision.js";
import { PROPOSAL, settle, SHOWN_PROPOSAL, startPlanning } from "../testing/start-planning.js";

describe("asking the coach", () => {
  it("is told in exactly two notifications: pending at once, then ready", async () => {
    const { controller, coach, told, clock } = startPlanning();
    controller.requestCoach("  make a list \u0000");
    expect(told).toHaveLength(1);
    expect(told[0]?.coach).toEqual({
      status: "pending",
      generation: FIRST_REVISION + 1,
      program: "claude",
      pending_since_ms: clock.nowMs(),
    });
    expect(coach.last.intent).toBe("make a list");
    coach.last.answer(PROPOSAL);
    await settle();
    expect(told).toHaveLength(2);
    expect(told[1]?.coach).toEqual({
      status: "ready",
      generation: FIRST_REVISION + 1,
      program: "claude",
      proposal: SHOWN_PROPOSAL,
    });
    expect(told.map(({ revision }) => revision)).toEqual([FIRST_REVISION + 2, FIRST_REVISION + 3]);
    expect(clock.pendingTimers).toBe(0);
  });

  it("never changes the runtime state by an answer", async () => {
    const { controller, coach } = startPlanning();
    controller.requestCoach("make a list");
    coach.last.answer(PROPOSAL);
    await settle();
    expect(controller.state()).toMatchObject({ runtime_state: "planning" });
    expect(controller.state().commitment).toBeUndefined();
  });

  it("shows a failure as one sentence, in exactly two notifications", async () => {
    const { controller, coach, told } = startPlanning();
    controller.requestCoach("make a list");
    coach.last.fail(Object.assign(new Error("secret"), { code: "ErrNoJSON" }));
    await settle();
    expect(told.map(({ coach }) => coach?.status)).toEqual(["pending", "error"]);
    expect(told[1]?.coach).toMatchObject({
      error: "The coach's answer was not usable. Try again.",
      failure: { reason: "not_usable" },
    });
  });

  it("is an error, not an exception, when there is no coach", () => {
    const { controller, told } = startPlanning();
    controller.setCoach(undefined);
    told.length = 0;
    controller.requestCoach("make a list");
    expect(told.map(({ coach }) => coach)).toEqual([
      {
        status: "error",
        generation: FIRST_REVISION,
        error: "coach unavailable",
        failure: { reason: "unavailable" },
      },
    ]);
    controller.startManualCommitment(COMMITMENT);
    expect(controller.state().runtime_state).toBe("active");
  });

  it.each(["locked", "active", "review"] as const)("is refused while %s, whatever the intent", (from) => {
    const { controller, coach, told } = startController();
    if (from !== "locked") controller.enterPlanning();
    if (from !== "locked") controller.startManualCommitment(COMMITMENT);
    if (from === "review") controller.enterReview();
    const before = controller.state();
    const toldBefore = told.length;
    for (const intent of ["make a list", ""]) {
      expect(() => controller.requestCoach(intent)).toThrow(NotPlanningError);
    }
    expect(() => controller.cancelCoach()).toThrow(expect.objectContaining({ code: "ErrNotPlanning" }));
    controller.prepareCoach();
    expect(controller.state()).toEqual(before);
    expect(told).toHaveLength(toldBefore);
    expect(coach).toMatchObject({ calls: [], prepared: 0 });
  });

  it.each([
    ["empty", ""],
    ["blank", " \n\t\u3000"],
    ["invisible", "\u200b\u2060"],
    ["too long", "x".repeat(4_001)],
    ["too long in code points", "\u{1F600}".repeat(4_001)],
  ])("is refused for an intent that is %s", (_, intent) => {
    const { controller, told } = startPlanning();
    expect(() => controller.requestCoach(intent)).toThrow(InvalidInputError);
    expect(() => controller.requestCoach(intent)).toThrow(expect.objectContaining({ field: "intent" }));
    expect(told).toEqual([]);
  });

  it("takes an intent of 4,000 characters that are 8,000 UTF-16 units", () => {
    const { controller, coach } = startPlanning();
    controller.requestCoach(` ${"\u{1F600}".repeat(4_000)} `);
    expect(coach.last.intent).toHaveLength(8_000);
  });

  it("hands on well-formed text", () => {
    const { controller, coach } = startPlanning();
    controller.requestCoach("a \uD800 b\r\nc");
    expect(coach.last.intent).toBe("a \uFFFD b\nc");
  });
});

describe("choosing a coach", () => {
  it("tells who would be asked", () => {
    const { controller, told } = startPlanning();
    controller.setCoach({ coach: () => Promise.resolve(PROPOSAL) }, "codex");
    controller.setCoach({ coach: () => Promise.resolve(PROPOSAL) }, "codex");
    expect(told.map(({ coach }) => coach)).toEqual([
      { status: "idle", generation: FIRST_REVISION, program: "codex" },
    ]);
  });

  it("lets a running request finish with the coach it was put to", async () => {
    const { controller, coach } = startPlanning();
    controller.requestCoach("make a list");
    controller.setCoach(undefined);
    coach.last.answer(PROPOSAL);
    await settle();
    expect(controller.state().coach).toMatchObject({ status: "ready", program: "claude" });
  });
});

describe("what is kept", () => {
  it("never holds anything of the coach", async () => {
    const { controller, coach, store } = startPlanning({ draft: () => PROPOSAL });
    controller.requestCoach("a very private intent");
    coach.last.options.onPartial?.({ nextAction: "Write" });
    coach.last.answer(PROPOSAL);
    await settle();
    controller.startManualCommitment(COMMITMENT);
    controller.enterReview();
    controller.end({ outcome: "done" });
    controller.close();
    expect(store.commits.length).toBeGreaterThan(3);
    const kept = JSON.stringify(store.commits);
    for (const word of ["private", "coach", "Write", "proposal", "generation", "pending"]) {
      expect(kept).not.toContain(word);
    }
  });
});

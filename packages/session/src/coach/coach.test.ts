import type { Coach, Proposal } from "@antidrift/ai";
import { describe, expect, it } from "vitest";
import { CoachStoppedError, CoachTimeoutError, InvalidInputError, NotPlanningError } from "../index.js";
import { COMMITMENT, startController, type HarnessOptions } from "../testing/start-controller.js";

const PROPOSAL: Proposal = {
  nextAction: "Write the list",
  successCondition: "It has 5 items",
  timeboxSecs: 1_500,
};
const SHOWN = { next_action: "Write the list", success_condition: "It has 5 items", timebox_secs: 1_500 };

/** Lets everything that has settled be heard. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

function startPlanning(options: HarnessOptions = {}) {
  const harness = startController(options);
  harness.controller.enterPlanning();
  harness.told.length = 0;
  return harness;
}

describe("asking the coach", () => {
  it("is told in exactly two notifications: pending at once, then ready", async () => {
    const { controller, coach, told, clock } = startPlanning();
    controller.requestCoach("  make a list \u0000");
    expect(told).toHaveLength(1);
    expect(told[0]?.coach).toEqual({
      status: "pending",
      generation: 1,
      program: "claude",
      pending_since_ms: clock.nowMs(),
    });
    expect(coach.last.intent).toBe("make a list");
    coach.last.answer(PROPOSAL);
    await settle();
    expect(told).toHaveLength(2);
    expect(told[1]?.coach).toEqual({ status: "ready", generation: 1, program: "claude", proposal: SHOWN });
    expect(told.map(({ revision }) => revision)).toEqual([2, 3]);
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
      { status: "error", generation: 0, error: "coach unavailable", failure: { reason: "unavailable" } },
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
    expect(controller.state().coach).toMatchObject({ generation: 2, proposal: { next_action: "Second" } });
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
    expect(controller.state().coach).toEqual({ status: "idle", generation: 1, program: "claude" });
    controller.requestCoach("another");
    expect(controller.state().coach).toMatchObject({ status: "pending", generation: 2 });
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

describe("a coach that misbehaves", () => {
  it("is given up after the limit, even when it ignores its signal", async () => {
    const { controller, coach, told, clock } = startPlanning();
    controller.requestCoach("make a list");
    clock.advance(29_999);
    expect(told).toHaveLength(1);
    clock.advance(1);
    expect(told[1]?.coach).toMatchObject({
      status: "error",
      error: "The coach took too long.",
      failure: { reason: "took_too_long" },
    });
    expect(coach.last.options.signal.reason).toEqual(new CoachTimeoutError(30_000));
    coach.last.answer(PROPOSAL);
    await settle();
    expect(told).toHaveLength(2);
  });

  it("may throw at once", async () => {
    const { controller, told } = startPlanning();
    const coach: Coach = {
      coach: () => {
        throw new TypeError("not a function");
      },
    };
    controller.setCoach(coach, "broken");
    told.length = 0;
    controller.requestCoach("make a list");
    await settle();
    expect(told.map(({ coach }) => coach?.status)).toEqual(["pending", "error"]);
  });

  it.each([undefined, null, "oops", 42, {}])("may reject with %o", async (reason) => {
    const { controller, coach } = startPlanning();
    controller.requestCoach("make a list");
    coach.last.fail(reason);
    await settle();
    expect(controller.state().coach).toMatchObject({ status: "error", failure: { reason: "failed" } });
  });

  it.each([
    ["nothing", undefined],
    ["text", "Write the list"],
    ["a blank action", { ...PROPOSAL, nextAction: " \u200b " }],
    ["a long action", { ...PROPOSAL, nextAction: "x".repeat(501) }],
    ["no condition", { ...PROPOSAL, successCondition: undefined }],
    ["a fraction of a second", { ...PROPOSAL, timeboxSecs: 60.5 }],
    ["no time", { ...PROPOSAL, timeboxSecs: 0 }],
    ["too much time", { ...PROPOSAL, timeboxSecs: 86_401 }],
    ["time as text", { ...PROPOSAL, timeboxSecs: "1500" }],
    ["not-a-number time", { ...PROPOSAL, timeboxSecs: Number.NaN }],
  ])("may answer with %s, which is not shown", async (_, garbage) => {
    const { controller, told } = startPlanning();
    // A coach written in JavaScript may answer with anything.
    const coach = { coach: async () => JSON.parse(JSON.stringify(garbage ?? null)) };
    controller.setCoach(coach);
    told.length = 0;
    controller.requestCoach("make a list");
    await settle();
    expect(told.map(({ coach }) => coach?.status)).toEqual(["pending", "error"]);
    expect(told[1]?.coach).toMatchObject({ failure: { reason: "not_usable" } });
    expect(told[1]?.coach?.proposal).toBeUndefined();
  });

  it("may end planning itself, by which it is not asked any more", () => {
    const { controller } = startPlanning();
    let signal: AbortSignal | undefined;
    const coach: Coach = {
      coach: (_, options) => {
        ({ signal } = options);
        controller.end();
        return Promise.resolve(PROPOSAL);
      },
    };
    controller.setCoach(coach);
    controller.requestCoach("make a list");
    expect(controller.state().runtime_state).toBe("locked");
    expect(signal?.aborted).toBe(true);
  });

  it("may throw in its hooks, which is reported and stops nothing", () => {
    const { controller, errors } = startPlanning();
    const broken = new Error("hook");
    const coach: Coach = {
      coach: () => Promise.resolve(PROPOSAL),
      prepare: () => {
        throw broken;
      },
      release: () => {
        throw broken;
      },
    };
    controller.setCoach(coach);
    controller.prepareCoach();
    controller.end();
    expect(controller.state().runtime_state).toBe("locked");
    expect(errors).toEqual([broken, broken]);
  });

  it("is described plainly when the description itself throws", async () => {
    const broken = new Error("table");
    const { controller, coach, errors } = startPlanning({
      describeFailure: () => {
        throw broken;
      },
    });
    controller.requestCoach("make a list");
    coach.last.fail(new Error("x"));
    await settle();
    expect(controller.state().coach).toMatchObject({ status: "error", failure: { reason: "failed" } });
    expect(errors).toEqual([broken]);
  });
});

describe("what a coach streams", () => {
  it("is shown while pending, at most five times a second, the latest of it", async () => {
    const { controller, coach, told, clock } = startPlanning();
    controller.requestCoach("make a list");
    const { onPartial } = coach.last.options;
    onPartial?.({ nextAction: "W" });
    for (let read = 1; read <= 1_000; read += 1) {
      onPartial?.({ nextAction: `Wr${read}` });
      clock.advance(1);
    }
    expect(told.length).toBeGreaterThanOrEqual(6);
    expect(told.length).toBeLessThanOrEqual(7);
    expect(controller.state().coach?.partial).toEqual({ next_action: "Wr1000" });
    coach.last.answer(PROPOSAL);
    await settle();
    expect(told.at(-1)?.coach).toEqual({
      status: "ready",
      generation: 1,
      program: "claude",
      proposal: SHOWN,
    });
  });

  it("is not heard after the request ended", async () => {
    const { controller, coach, told, clock } = startPlanning();
    controller.requestCoach("make a list");
    coach.last.options.onPartial?.({ nextAction: "W" });
    coach.last.options.onPartial?.({ nextAction: "Wr" });
    coach.last.answer(PROPOSAL);
    await settle();
    coach.last.options.onPartial?.({ nextAction: "Wri" });
    clock.advance(10_000);
    expect(told.map(({ coach }) => coach?.status)).toEqual(["pending", "pending", "ready"]);
    expect(clock.pendingTimers).toBe(0);
  });
});

describe("the offline draft", () => {
  const draft = () => PROPOSAL;

  it("stands beside pending, ready and error, and changes the meaning of none", async () => {
    const { controller, coach, told } = startPlanning({ draft });
    controller.requestCoach("make a list");
    coach.last.fail(new Error("x"));
    await settle();
    expect(told.map(({ coach }) => [coach?.status, coach?.offline])).toEqual([
      ["pending", SHOWN],
      ["error", SHOWN],
    ]);
    expect(told.every(({ coach }) => coach?.proposal === undefined)).toBe(true);
    controller.cancelCoach();
    expect(controller.state().coach?.offline).toBeUndefined();
  });

  it("is there without a coach too", () => {
    const { controller } = startPlanning({ draft });
    controller.setCoach(undefined);
    controller.requestCoach("make a list");
    expect(controller.state().coach).toMatchObject({ status: "error", offline: SHOWN });
  });

  it("may fail without any effect on the request", () => {
    const broken = new Error("draft");
    const { controller, errors } = startPlanning({
      draft: () => {
        throw broken;
      },
    });
    controller.requestCoach("make a list");
    expect(controller.state().coach).toMatchObject({ status: "pending" });
    expect(controller.state().coach?.offline).toBeUndefined();
    expect(errors).toEqual([broken]);
  });
});

describe("choosing a coach", () => {
  it("tells who would be asked", () => {
    const { controller, told } = startPlanning();
    controller.setCoach({ coach: () => Promise.resolve(PROPOSAL) }, "codex");
    controller.setCoach({ coach: () => Promise.resolve(PROPOSAL) }, "codex");
    expect(told.map(({ coach }) => coach)).toEqual([{ status: "idle", generation: 0, program: "codex" }]);
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

import type { Coach } from "@antidrift/ai";
import { describe, expect, it } from "vitest";
import { CoachTimeoutError } from "../index.js";
import { FIRST_REVISION } from "../testing/first-revision.js";
import { PROPOSAL, settle, startPlanning } from "../testing/start-planning.js";

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

  it("may ask again while it is asked, and only the newest question counts", async () => {
    const { controller, told } = startPlanning();
    const signals: AbortSignal[] = [];
    const coach: Coach = {
      coach: async (intent, { signal }) => {
        signals.push(signal);
        if (intent === "first") controller.requestCoach("second");
        return { ...PROPOSAL, nextAction: intent };
      },
    };
    controller.setCoach(coach, "claude");
    controller.requestCoach("first");
    await settle();
    expect(told.map(({ coach }) => [coach?.status, coach?.generation])).toEqual([
      ["pending", FIRST_REVISION + 1],
      ["pending", FIRST_REVISION + 2],
      ["ready", FIRST_REVISION + 2],
    ]);
    expect(told.at(-1)?.coach?.proposal?.next_action).toBe("second");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it("may ask again when it is aborted, and no generation comes twice", () => {
    const { controller, coach, told } = startPlanning();
    controller.requestCoach("first");
    coach.last.options.signal.addEventListener("abort", () => controller.requestCoach("from the signal"));
    controller.requestCoach("second");
    expect(told.map(({ coach }) => coach?.generation)).toEqual(
      [1, 2, 3].map((each) => FIRST_REVISION + each),
    );
    expect(coach.calls.map(({ intent, options }) => [intent, options.signal.aborted])).toEqual([
      ["first", true],
      ["from the signal", true],
      ["second", false],
    ]);
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

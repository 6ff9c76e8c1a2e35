import type { Proposal } from "@antidrift/ai";
import { describe, expect, it } from "vitest";
import { FIRST_REVISION } from "../testing/first-revision.js";
import { PROPOSAL, settle, SHOWN_PROPOSAL, startPlanning } from "../testing/start-planning.js";

const draft = () => PROPOSAL;

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
      generation: FIRST_REVISION + 1,
      program: "claude",
      proposal: SHOWN_PROPOSAL,
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
  it("stands beside pending, ready and error, and changes the meaning of none", async () => {
    const { controller, coach, told } = startPlanning({ draft });
    controller.requestCoach("make a list");
    coach.last.fail(new Error("x"));
    await settle();
    expect(told.map(({ coach }) => [coach?.status, coach?.offline])).toEqual([
      ["pending", SHOWN_PROPOSAL],
      ["error", SHOWN_PROPOSAL],
    ]);
    expect(told.every(({ coach }) => coach?.proposal === undefined)).toBe(true);
    controller.cancelCoach();
    expect(controller.state().coach?.offline).toBeUndefined();
  });

  it("is there without a coach too", () => {
    const { controller } = startPlanning({ draft });
    controller.setCoach(undefined);
    controller.requestCoach("make a list");
    expect(controller.state().coach).toMatchObject({ status: "error", offline: SHOWN_PROPOSAL });
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

function startLate() {
  const drafts: Array<{
    intent: string;
    answer: (draft: Proposal | undefined) => void;
    fail: (error: unknown) => void;
  }> = [];
  const draft = (intent: string) =>
    new Promise<Proposal | undefined>((answer, fail) => drafts.push({ intent, answer, fail }));
  return { ...startPlanning({ draft }), drafts };
}

describe("an offline draft that comes later", () => {
  const OTHER = { nextAction: "Another", successCondition: "Another is done", timeboxSecs: 60 };

  it("is waited for by nobody, and stands beside pending as soon as it is there", async () => {
    const { controller, told, drafts } = startLate();
    controller.requestCoach("make a list");
    expect(told.map(({ coach }) => [coach?.status, coach?.offline])).toEqual([["pending", undefined]]);
    drafts[0]?.answer(PROPOSAL);
    await settle();
    expect(told.at(-1)?.coach).toMatchObject({
      status: "pending",
      generation: FIRST_REVISION + 1,
      offline: SHOWN_PROPOSAL,
    });
    expect(told).toHaveLength(2);
  });

  it("stands beside an error too, also without a coach", async () => {
    const { controller, coach, drafts } = startLate();
    controller.requestCoach("make a list");
    coach.last.fail(new Error("x"));
    await settle();
    drafts[0]?.answer(PROPOSAL);
    await settle();
    expect(controller.state().coach).toMatchObject({ status: "error", offline: SHOWN_PROPOSAL });
    controller.setCoach(undefined);
    controller.requestCoach("make a list");
    drafts[1]?.answer(OTHER);
    await settle();
    expect(controller.state().coach).toMatchObject({ status: "error", offline: { next_action: "Another" } });
  });

  it("changes nothing when the answer was sooner", async () => {
    const { controller, coach, told, drafts } = startLate();
    controller.requestCoach("make a list");
    coach.last.answer(PROPOSAL);
    await settle();
    drafts[0]?.answer(PROPOSAL);
    await settle();
    expect(told.map(({ coach }) => coach?.status)).toEqual(["pending", "ready"]);
    expect(controller.state().coach?.offline).toBeUndefined();
  });

  it("is kept out when something else was asked, cancelled or begun meanwhile", async () => {
    const { controller, drafts } = startLate();
    controller.setCoach(undefined);
    controller.requestCoach("first");
    controller.requestCoach("second");
    drafts[0]?.answer(OTHER);
    await settle();
    expect(controller.state().coach?.offline).toBeUndefined();
    drafts[1]?.answer(PROPOSAL);
    await settle();
    expect(controller.state().coach?.offline).toEqual(SHOWN_PROPOSAL);

    controller.requestCoach("third");
    controller.cancelCoach();
    controller.requestCoach("fourth");
    controller.end();
    controller.enterPlanning();
    const { revision } = controller.state();
    for (const { answer } of drafts) answer(OTHER);
    await settle();
    expect(controller.state()).toMatchObject({ revision, coach: { status: "idle" } });
  });

  it("may fail, and may be none", async () => {
    const { controller, errors, drafts, told } = startLate();
    const broken = new Error("draft");
    controller.requestCoach("first");
    drafts[0]?.fail(broken);
    controller.requestCoach("second");
    drafts[1]?.answer(undefined);
    await settle();
    expect(errors).toEqual([broken]);
    expect(told).toHaveLength(2);
  });
});

import { describe, expect, it } from "vitest";
import type { StateView } from "@antidrift/wire";
import { FIRST_REVISION } from "./testing/first-revision.js";
import { COMMITMENT, startController } from "./testing/start-controller.js";

describe("listeners", () => {
  it("are told after the change is complete and persisted", () => {
    const { controller, store } = startController();
    const seen: unknown[] = [];
    controller.subscribe((state) => {
      seen.push([state, controller.state(), store.commits.at(-1)?.snapshot.runtime_state]);
    });
    controller.enterPlanning();
    expect(seen).toEqual([[controller.state(), controller.state(), "planning"]]);
  });

  it("that throw are reported and corrupt nothing", () => {
    const { controller, told, errors } = startController();
    const broken = new Error("listener");
    controller.subscribe(() => {
      throw broken;
    });
    const after: number[] = [];
    controller.subscribe(({ revision }) => after.push(revision));
    controller.enterPlanning();
    controller.startManualCommitment(COMMITMENT);
    expect(controller.state().runtime_state).toBe("active");
    expect(told.map(({ revision }) => revision)).toEqual([FIRST_REVISION + 1, FIRST_REVISION + 2]);
    expect(after).toEqual([FIRST_REVISION + 1, FIRST_REVISION + 2]);
    expect(errors).toEqual([broken, broken]);
  });

  it("may throw even into an error handler that throws", () => {
    const { controller } = startController({
      onError: () => {
        throw new Error("handler");
      },
    });
    controller.subscribe(() => {
      throw new Error("listener");
    });
    controller.enterPlanning();
    expect(controller.state().runtime_state).toBe("planning");
  });

  it("that re-enter run their command whole, and everybody sees every revision in order", () => {
    const { controller, told } = startController();
    const early: number[] = [];
    const late: number[] = [];
    controller.subscribe(({ revision, runtime_state }) => {
      early.push(revision);
      if (runtime_state !== "planning") return;
      controller.startManualCommitment(COMMITMENT);
      expect(controller.state().runtime_state).toBe("active");
      controller.enterReview();
    });
    controller.subscribe(({ revision }) => late.push(revision));
    controller.enterPlanning();
    expect(told.map(({ runtime_state }) => runtime_state)).toEqual(["planning", "active", "review"]);
    expect(early).toEqual([1, 2, 3].map((each) => FIRST_REVISION + each));
    expect(late).toEqual(early);
  });

  it("that re-enter with a refused command get its error, and the others their State", () => {
    const { controller, told, errors } = startController();
    controller.subscribe(() => controller.enterReview());
    const late: StateView[] = [];
    controller.subscribe((state) => late.push(state));
    controller.enterPlanning();
    expect(errors).toMatchObject([{ code: "ErrIllegalTransition", from: "planning" }]);
    expect(late).toEqual(told);
  });

  it("that answer every change with another neither overflow the stack nor keep the rest from running", () => {
    const { controller, told, clock } = startController();
    controller.enterPlanning();
    controller.subscribe(({ coach }) => {
      if (told.length < 5_000) controller.requestCoach(coach?.status ?? "again");
    });
    controller.cancelCoach();
    controller.requestCoach("once");
    expect(told.length).toBeLessThan(1_100);
    clock.advance(0);
    expect(told.length).toBeGreaterThanOrEqual(5_000);
    expect(told.map(({ revision }) => revision)).toEqual(told.map((_, index) => FIRST_REVISION + index + 1));
  });

  it("may come and go while being told", () => {
    const { controller } = startController();
    const calls: string[] = [];
    const offSelf = controller.subscribe(() => {
      calls.push("self");
      offSelf();
      offOther();
      controller.subscribe(() => calls.push("new"));
    });
    const offOther = controller.subscribe(() => calls.push("other"));
    controller.enterPlanning();
    expect(calls).toEqual(["self"]);
    controller.end();
    expect(calls).toEqual(["self", "new"]);
    offSelf();
  });

  it("may be the same function twice, each with an end of its own", () => {
    const { controller } = startController();
    const calls: number[] = [];
    const listener = ({ revision }: StateView) => calls.push(revision);
    const off = controller.subscribe(listener);
    controller.subscribe(listener);
    controller.enterPlanning();
    off();
    off();
    controller.end();
    expect(calls).toEqual([1, 1, 2].map((each) => FIRST_REVISION + each));
  });

  it("that change what they were told change nothing else", () => {
    const { controller } = startController();
    controller.subscribe((state) => {
      state.runtime_state = "review";
      state.commitment?.gaps.push({ from_ms: 1, to_ms: 2 });
      state.notices.push({ code: "x", message: "X." });
    });
    controller.enterPlanning();
    controller.startManualCommitment(COMMITMENT);
    expect(controller.state()).toMatchObject({
      runtime_state: "active",
      commitment: { gaps: [] },
      notices: [],
    });
  });
});

describe("notices", () => {
  it("are replaced by code, dismissed by code, and bounded", () => {
    const { controller, told } = startController();
    controller.addNotice({ code: "a", message: "First." });
    controller.addNotice({ code: "a", message: "Second." });
    expect(controller.state().notices).toEqual([{ code: "a", message: "Second." }]);
    controller.dismissNotice("b");
    controller.dismissNotice("a");
    expect(told).toHaveLength(3);
    for (let count = 0; count < 30; count += 1) controller.addNotice({ code: `${count}`, message: "N." });
    expect(controller.state().notices.map(({ code }) => code)).toEqual(
      Array.from({ length: 20 }, (_, index) => `${index + 10}`),
    );
  });
});

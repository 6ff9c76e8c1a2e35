import { describe, expect, it } from "vitest";
import { replay, toTimeline, type Judge } from "../index.js";
import { COMMITMENT, startActive, startController } from "../testing/start-controller.js";
import { driftOf, judge, restart, show, startJudged, startNudged, work } from "../testing/start-judged.js";

const BROKEN: Judge = {
  judge: () => {
    throw new Error("broken");
  },
};

describe("a session that is judged", () => {
  it("says how what is in front serves the commitment, and why", () => {
    const harness = startJudged();
    expect(driftOf(harness)).toMatchObject({ relation: "not_judged", sign: false, drifting: false });
    show(harness, "on report");
    expect(driftOf(harness)).toMatchObject({ relation: "on_task", by: "list", reason: "It is on_task." });
    show(harness, "other");
    harness.clock.advance(100);
    expect(driftOf(harness)).toMatchObject({ relation: "unclear" });
  });

  it("is not judged, and not shown as such, without a judge or when the user wants none", () => {
    expect(driftOf(startActive())).toBeUndefined();
    const harness = startJudged();
    harness.controller.setJudging({ mode: "off", sensitivity: "normal" });
    expect(driftOf(harness)).toBeUndefined();
  });

  it("turns the sign on, then the drift, then gives one nudge, each told at once", () => {
    const harness = startJudged();
    show(harness, "on report");
    work(harness, 100);
    show(harness, "off video");
    const told = () => harness.told.at(-1)?.drift;
    work(harness, 44);
    expect(told()).toMatchObject({ sign: false });
    work(harness, 2);
    expect(told()).toMatchObject({ sign: true, drifting: false });
    work(harness, 60);
    expect(told()).toMatchObject({ sign: true, drifting: true, drifts: 1 });
    expect(told()?.nudge).toBeUndefined();
    work(harness, 16);
    expect(told()?.nudge).toMatchObject({
      id: 1,
      title: "off video",
      why: "2 minutes on off video.",
      words: COMMITMENT.nextAction,
    });
  });

  it("repeats what the user wanted to do", () => {
    const harness = startController({ judge });
    harness.controller.enterPlanning();
    harness.controller.startManualCommitment({
      ...COMMITMENT,
      ifDrift: "I close the tab.",
      expects: ["MDN"],
    });
    expect(harness.controller.state().commitment).toMatchObject({
      if_drift: "I close the tab.",
      expects: ["MDN"],
    });
    show(harness, "off video");
    work(harness, 200);
    expect(driftOf(harness)?.nudge?.words).toBe("I close the tab.");
    expect(restart(harness).controller.state().commitment).toMatchObject({ if_drift: "I close the tab." });
  });

  it("gives no nudge in watch mode", () => {
    const harness = startJudged({ judging: { mode: "watch", sensitivity: "normal" } });
    show(harness, "off video");
    work(harness, 400);
    expect(driftOf(harness)).toMatchObject({ drifting: true });
    expect(driftOf(harness)?.nudge).toBeUndefined();
  });

  it("counts nothing while the source is silent, dated back to its last sign of life", () => {
    const harness = startJudged();
    show(harness, "off video");
    harness.clock.advance(120_000);
    expect(driftOf(harness)).toMatchObject({ relation: "not_judged", off_secs: 0, not_judged_secs: 120 });
  });

  it("goes on with everything after a restart", () => {
    const harness = startNudged();
    const { nudge } = driftOf(harness) ?? {};
    const second = restart(harness);
    // What came after the last save is not known any more: at most 15 seconds.
    expect(driftOf(second)).toMatchObject({
      sign: true,
      drifting: true,
      nudge,
      off_secs: 121,
    });
    second.controller.answerNudge({ id: 1, answer: "mute" });
    expect(driftOf(restart(second))).toMatchObject({ muted: true });
    expect(driftOf(restart(second))?.nudge).toBeUndefined();
  });

  it("keeps its verdicts with the spans and its drifts with the session, and both replay to what was live", () => {
    const harness = startNudged();
    harness.controller.answerNudge({ id: 1, answer: "back" });
    show(harness, "on report");
    work(harness, 100);
    harness.controller.pause();
    harness.clock.advance(50_000);
    harness.controller.resume();
    work(harness, 30);
    harness.controller.enterReview();
    harness.controller.end({ outcome: "done" });
    const [session] = harness.store.ended;
    if (session?.drift === undefined) throw new Error("The session kept no drift.");
    expect(session.drift).toMatchObject({
      off_secs: 125,
      not_judged_secs: 50,
      answers: [{ answer: "back" }],
    });
    const { drifts, nudges, secs } = replay(toTimeline({ session, spans: harness.store.spans }), {});
    expect(nudges.map(({ atMs }) => atMs)).toEqual(session.drift.nudges.map(({ at_ms }) => at_ms));
    expect(drifts.map(({ fromMs, toMs }) => [fromMs, toMs])).toEqual(
      session.drift.drifts.map(({ from_ms, to_ms }) => [from_ms, to_ms]),
    );
    expect(secs).toMatchObject({ off: session.drift.off_secs, on: session.drift.on_secs });
  });
});

describe("a nudge", () => {
  it("is over when it is answered: back", () => {
    const harness = startNudged();
    harness.controller.answerNudge({ id: 1, answer: "back" });
    expect(driftOf(harness)).toMatchObject({ sign: false, drifting: false, drifts: 1, recovery_secs: 5 });
    expect(driftOf(harness)?.nudge).toBeUndefined();
  });

  it("is over when it is answered: on task, which holds from the beginning", () => {
    const harness = startNudged();
    harness.controller.answerNudge({ id: 1, answer: "on_task" });
    expect(driftOf(harness)).toMatchObject({ relation: "on_task", by: "rule", off_secs: 0, drifts: 0 });
    expect(driftOf(restart(harness))).toMatchObject({ off_secs: 0 });
  });

  it("cannot be answered twice, nor another one", () => {
    const harness = startNudged();
    const codeOf = (id: number) => {
      try {
        harness.controller.answerNudge({ id, answer: "mute" });
        return undefined;
      } catch (error) {
        return error instanceof Error && "code" in error ? error.code : error;
      }
    };
    expect([codeOf(2), codeOf(1), codeOf(1)]).toEqual(["ErrNoSuchNudge", undefined, "ErrNoSuchNudge"]);
  });

  it("counts for the limits of the next session, also after a restart", () => {
    const harness = startNudged();
    harness.controller.enterReview();
    harness.controller.end({ outcome: "done" });
    const second = restart(harness);
    second.controller.enterPlanning();
    second.controller.startManualCommitment(COMMITMENT);
    show(second, "off video");
    work(second, 400);
    expect(driftOf(second)).toMatchObject({ drifting: true });
    expect(driftOf(second)?.nudge).toBeUndefined();
    work(second, 300);
    expect(driftOf(second)?.nudge).toBeDefined();
  });
});

describe("a judge that changes its mind", () => {
  it("is heard from now on, as a new span of the same window", () => {
    const harness = startJudged();
    show(harness, "video");
    work(harness, 50);
    harness.controller.setJudge(judge, [{ relation: "on_task", title: "video" }]);
    expect(driftOf(harness)).toMatchObject({ relation: "on_task", by: "rule", unclear_secs: 50 });
    work(harness, 10);
    expect(driftOf(harness)).toMatchObject({ on_secs: 10, unclear_secs: 50 });
    expect(harness.controller.state().evidence?.spans_count).toBe(1);
  });

  it("that throws judges nothing, and the session goes on", () => {
    const harness = startJudged({ judge: BROKEN });
    show(harness, "off video");
    work(harness, 200);
    expect(driftOf(harness)).toMatchObject({ relation: "unclear", sign: false });
    expect(harness.errors).toHaveLength(1);
  });
});

describe("contesting", () => {
  it("on task moves the seconds of the window and holds from now on", () => {
    const harness = startJudged();
    show(harness, "off video");
    work(harness, 60);
    show(harness, "off shop");
    work(harness, 10);
    harness.controller.contest({ app: "firefox", title: "off video", relation: "on_task" });
    expect(driftOf(harness)).toMatchObject({ relation: "off_task", on_secs: 60, off_secs: 10, sign: false });
  });

  it("off task takes an earlier answer back", () => {
    const harness = startNudged();
    harness.controller.answerNudge({ id: 1, answer: "on_task" });
    harness.controller.contest({ app: "firefox", title: "off video", relation: "off_task" });
    expect(driftOf(harness)).toMatchObject({ relation: "off_task" });
  });

  it("is refused where no session is judged", () => {
    const { controller } = startController({ judge });
    expect(() => controller.contest({ app: "a", title: "b", relation: "on_task" })).toThrow(
      expect.objectContaining({ code: "ErrIllegalTransition" }),
    );
  });
});

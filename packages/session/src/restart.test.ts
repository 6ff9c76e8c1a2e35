import { describe, expect, it } from "vitest";
import type { Snapshot } from "./snapshot.js";
import { FakeClock } from "./testing/fake-clock.js";
import { MemoryStore } from "./testing/memory-store.js";
import { COMMITMENT, startActive, startController, type Harness } from "./testing/start-controller.js";

const START = 1_800_000_000_000;

/** As after `kill -9`: another process, whose monotonic clock counts from elsewhere, on the same store. */
function restart({ store, clock }: Harness, { downMs = 0 }: { downMs?: number } = {}): Harness {
  const next = new FakeClock({ nowMs: clock.nowMs() + downMs, monotonicMs: 77 });
  return startController({ store, clock: next });
}

/** Without what is of one reading: the time of it. */
function stateOf({ controller }: Harness) {
  const { now_ms: _, ...state } = controller.state();
  return state;
}

describe("after a restart", () => {
  it("each state but active is the same, under a revision that was never answered", () => {
    const first = startController();
    const same = () => {
      const before = stateOf(first);
      const after = stateOf(restart(first));
      expect(after.revision).toBeGreaterThan(before.revision);
      const coach = before.coach && { ...before.coach, generation: after.coach?.generation };
      expect(after).toEqual({ ...before, revision: after.revision, ...(coach && { coach }) });
    };
    same();
    first.controller.enterPlanning();
    same();
    first.controller.startManualCommitment(COMMITMENT);
    first.clock.advance(90_000);
    first.controller.enterReview();
    const review = stateOf(restart(first));
    expect({ ...review, evidence: undefined }).toEqual({
      ...stateOf(first),
      revision: review.revision,
      evidence: undefined,
    });
    expect(review.evidence?.summary).toEqual(first.controller.state().evidence?.summary);
    first.controller.end({ outcome: "done" });
    same();
  });

  it("a window that was named in the last moment still counts", () => {
    const first = startActive();
    first.clock.advance(20_000);
    first.controller.recordWindow({ app: "editor", title: "report.md" });
    expect(first.controller.state().evidence?.spans_count).toBe(1);
    expect(restart(first).controller.state().evidence?.spans_count).toBe(1);
    expect(restart(first, { downMs: 3_600_000 }).controller.state().evidence?.spans_count).toBe(1);
  });

  it("a running session goes on, and its deadline is where it was", () => {
    const first = startActive();
    first.controller.extend(300);
    first.clock.advance(60_000);
    const { commitment } = stateOf(first);
    const second = restart(first, { downMs: 30_000 });
    expect(stateOf(second)).toMatchObject({
      runtime_state: "active",
      commitment: { ...commitment, gaps: [] },
    });
    second.clock.advance(1_709_999);
    expect(second.controller.state().commitment?.overtime).toBe(false);
    second.clock.advance(1);
    expect(second.controller.state().commitment?.overtime).toBe(true);
  });

  it("a long time down is a gap from when it was last saved", () => {
    const first = startActive();
    first.clock.advance(20_000);
    const second = restart(first, { downMs: 100_000 });
    expect(second.controller.state().commitment?.gaps).toEqual([
      { from_ms: START + 15_000, to_ms: START + 120_000 },
    ]);
    expect(stateOf(restart(second)).commitment?.gaps).toHaveLength(1);
  });

  it("a deadline that passed meanwhile is overtime at once", () => {
    const second = restart(startActive(), { downMs: 7_200_000 });
    expect(second.controller.state()).toMatchObject({ commitment: { overtime: true } });
    second.clock.advance(60_000);
    expect(second.told).toEqual([]);
  });

  it("a wall clock stepped back lengthens nothing beyond what was saved", () => {
    const first = startActive();
    first.clock.advance(600_000);
    const second = restart(first, { downMs: -10_800_000 });
    const { commitment, now_ms } = second.controller.state();
    expect((commitment?.deadline_ms ?? 0) - now_ms).toBe(900_000);
    expect(commitment?.gaps).toEqual([]);
    second.clock.advance(60_000);
    second.controller.enterReview();
    expect(second.controller.state().commitment?.ended_at_ms).toBe(START + 660_000);
  });

  it("a wall clock stepped while the first run lived does not count as time", () => {
    const first = startActive();
    first.clock.advance(60_000);
    first.clock.stepWall(10_800_000);
    first.clock.advance(60_000);
    const { commitment, now_ms } = restart(first).controller.state();
    expect((commitment?.deadline_ms ?? 0) - now_ms).toBe(1_380_000);
  });

  it("the coach is idle, and its generation one that no page has seen", () => {
    const first = startController();
    first.controller.enterPlanning();
    first.controller.requestCoach("one");
    first.controller.requestCoach("two");
    const second = restart(first);
    expect(second.controller.state().coach?.status).toBe("idle");
    second.controller.requestCoach("three");
    expect(second.controller.state().coach?.generation).toBeGreaterThan(2);
  });

  it("every revision is above those that were answered, with few writes for it", () => {
    const first = startController();
    first.controller.enterPlanning();
    for (let asked = 0; asked < 150; asked += 1) {
      first.controller.requestCoach("intent");
      expect(restart(first).controller.state().revision).toBeGreaterThan(first.controller.state().revision);
    }
    expect(first.store.commits.filter(({ snapshot }) => snapshot.runtime_state === "planning")).toHaveLength(
      151,
    );
    first.controller.close();
    const { revision } = first.controller.state();
    expect(restart(first).controller.state().revision).toBeGreaterThan(revision);
  });

  it.each([
    ["and the clock goes on", { downMs: 1 }],
    ["and the clock was set back", { downMs: -86_400_000 }],
  ])("so it is when nothing could be saved %s", (_, down) => {
    const first = startActive();
    first.store.failNext(Infinity);
    for (let reported = 0; reported < 400; reported += 1) {
      first.clock.advance(1_000);
      first.controller.windowEvents.window({ app: "Editor", title: `${reported}` });
    }
    const { revision } = first.controller.state();
    first.store.failNext(0);
    expect(restart(first, down).controller.state().revision).toBeGreaterThan(revision);
  });

  it("so it is when nothing could ever be saved, and while the first State is all that was answered", () => {
    const first = startController();
    first.controller.state();
    expect(restart(first, { downMs: -86_400_000 }).controller.state().revision).toBeGreaterThan(
      first.controller.state().revision,
    );
    const store = new MemoryStore({ notices: [{ code: "store_unavailable", message: "The disk is full." }] });
    store.failNext(Infinity);
    const second = startController({ store });
    second.controller.addNotice({ code: "a", message: "A." });
    const { revision } = second.controller.state();
    expect(restart(second, { downMs: 1 }).controller.state().revision).toBeGreaterThan(revision);
  });

  it("nothing was seen between the last save and the first report", () => {
    const first = startActive();
    first.controller.recordWindow({ app: "Editor", title: "report.md" });
    first.clock.advance(17_000);
    const second = restart(first, { downMs: 3_000 });
    second.clock.advance(10_000);
    second.controller.recordWindow({ app: "Editor", title: "report.md" });
    second.clock.advance(5_000);
    second.controller.enterReview();
    expect(second.store.spans).toEqual([
      { kind: "window", app: "Editor", title: "report.md", from_ms: START, to_ms: START + 15_000 },
      { kind: "unknown", app: "", title: "", from_ms: START + 15_000, to_ms: START + 30_000 },
      { kind: "window", app: "Editor", title: "report.md", from_ms: START + 30_000, to_ms: START + 35_000 },
    ]);
    expect(second.controller.state().evidence?.summary).toMatchObject({
      apps: [{ app: "Editor", secs: 20 }],
      observed_secs: 20,
      unknown_secs: 15,
      longest_stretch: { app: "Editor", secs: 15 },
      switches: 0,
    });
  });
});

describe("a snapshot that cannot be used", () => {
  const active: Snapshot = (() => {
    const { store } = startActive();
    const { snapshot } = store.load();
    if (snapshot === undefined) throw new Error("There is no snapshot.");
    return snapshot;
  })();

  it.each([
    ["of another shape", { hello: "world" }],
    ["active without a session", { ...active, session: undefined }],
    ["locked with a session", { ...active, runtime_state: "locked" }],
    ["active and ended", { ...active, session: { ...active.session, ended_at_ms: START } }],
    ["in review and not ended", { ...active, runtime_state: "review" }],
    ["in a state that does not exist", { ...active, runtime_state: "paused" }],
    ["with a negative time", { ...active, session: { ...active.session, elapsed_ms: -1 } }],
  ])("because it is %s is said to be so, and the daemon starts locked", (_, snapshot) => {
    // What is on disk may be anything.
    const store = new MemoryStore(JSON.parse(JSON.stringify({ snapshot, notices: [] })));
    const { controller } = startController({ store });
    expect(controller.state()).toMatchObject({
      runtime_state: "locked",
      notices: [{ code: "snapshot_not_usable" }],
    });
    controller.enterPlanning();
    expect(controller.state().runtime_state).toBe("planning");
  });

  it("or was set aside by the store lets no revision come twice", () => {
    const notice = { code: "store_damaged", message: "The database was damaged." };
    const { controller } = startController({ store: new MemoryStore({ notices: [notice] }) });
    expect(controller.state()).toMatchObject({ revision: START * 1_000, notices: [notice] });
  });
});

describe("closing", () => {
  it("saves, aborts the coach, leaves no timer and tells nobody; twice is once", () => {
    const harness = startController();
    const { controller, coach, clock, store, told } = harness;
    controller.enterPlanning();
    controller.requestCoach("make a list");
    controller.windowEvents.window({ app: "Editor", title: "a" });
    const toldBefore = told.length;
    controller.close();
    const commits = store.commits.length;
    controller.close();
    expect(coach.last.options.signal.reason).toMatchObject({ code: "ErrCoachStopped", reason: "closed" });
    expect(coach.released).toBe(1);
    expect(clock.pendingTimers).toBe(0);
    expect(store.commits).toHaveLength(commits);
    expect(told).toHaveLength(toldBefore);
  });

  it("saves the last moment of a running session", () => {
    const { controller, clock, store } = startActive();
    clock.advance(7_000);
    controller.close();
    expect(store.commits.at(-1)?.snapshot.session?.elapsed_ms).toBe(7_000);
  });

  it("refuses commands and ignores everything else afterwards", () => {
    const { controller, store, errors } = startActive();
    controller.close();
    const state = controller.state();
    const commits = store.commits.length;
    expect(() => controller.enterReview()).toThrow(expect.objectContaining({ code: "ErrClosed" }));
    expect(() => controller.requestCoach("x")).toThrow(expect.objectContaining({ code: "ErrClosed" }));
    controller.recordWindow({ app: "Editor", title: "a" });
    controller.windowEvents.alive();
    controller.windowEvents.window({ app: "Editor", title: "a" });
    controller.setEvidenceSource("x11");
    controller.setCoach(undefined);
    controller.prepareCoach();
    controller.addNotice({ code: "a", message: "A." });
    expect(controller.state()).toEqual(state);
    expect(store.commits).toHaveLength(commits);
    expect(errors).toEqual([]);
  });
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { FakeClock } from "./testing/fake-clock.js";
import { FIRST_REVISION } from "./testing/first-revision.js";
import { startActive, startController } from "./testing/start-controller.js";

const HOUR_MS = 3_600_000;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the deadline", () => {
  it("becomes overtime by exactly one change, when it is reached", () => {
    const { clock, told, controller } = startActive();
    told.length = 0;
    clock.advance(1_499_999);
    expect(told).toEqual([]);
    clock.advance(1);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      revision: FIRST_REVISION + 3,
      runtime_state: "active",
      commitment: { overtime: true },
    });
    clock.advance(HOUR_MS);
    expect(told).toHaveLength(1);
    expect(controller.state().commitment?.deadline_ms).toBe(1_800_001_500_000);
  });

  it.each([3 * HOUR_MS, -3 * HOUR_MS])("is not moved by a wall clock stepped by %i ms", (step) => {
    const { clock, controller, told } = startActive();
    clock.advance(600_000);
    clock.stepWall(step);
    const { commitment, now_ms } = controller.state();
    expect((commitment?.deadline_ms ?? 0) - now_ms).toBe(900_000);
    expect(commitment?.started_at_ms).toBe(1_800_000_000_000);
    clock.advance(899_999);
    expect(controller.state().commitment?.overtime).toBe(false);
    clock.advance(1);
    expect(controller.state().commitment?.overtime).toBe(true);
    expect(told).toHaveLength(3);
  });

  it("records durations that fit together whatever the wall clock did", () => {
    const { clock, controller, store } = startActive();
    clock.advance(600_000);
    clock.stepWall(-3 * HOUR_MS);
    controller.extend(60);
    clock.sleep(120_000);
    clock.advance(600_000);
    controller.enterReview();
    const start = 1_800_000_000_000;
    expect(controller.state().commitment).toMatchObject({
      started_at_ms: start,
      deadline_ms: start + 1_560_000,
      ended_at_ms: start + 1_320_000,
      gaps: [{ from_ms: start + 600_000, to_ms: start + 720_000 }],
    });
    controller.end({ outcome: "partly" });
    expect(store.ended).toMatchObject([
      { ended_at_ms: start + 1_320_000, worked_secs: 1_200, extensions: [{ at_ms: start + 600_000 }] },
    ]);
  });

  // Some machines keep local time and are set by hand, or by another system, on such a night.
  const nights = [
    ["Europe/Berlin", "2026-03-29T01:00:00Z", HOUR_MS],
    ["Europe/Berlin", "2026-10-25T01:00:00Z", -HOUR_MS],
    ["America/New_York", "2026-03-08T07:00:00Z", HOUR_MS],
    ["America/New_York", "2026-11-01T06:00:00Z", -HOUR_MS],
  ] as const;

  it.each(nights.flatMap(([zone, at, hour]) => [[zone, at, 0] as const, [zone, at, hour] as const]))(
    "in %s is not moved by the night of %s, also when the wall clock is set by %i ms",
    (zone, at, step) => {
      vi.stubEnv("TZ", zone);
      const change = Date.parse(at);
      const start = change - 600_000;
      const { clock, controller, store, told } = startActive({ clock: new FakeClock({ nowMs: start }) });
      told.length = 0;
      clock.advance(600_000);
      clock.stepWall(step);
      const { commitment, now_ms } = controller.state();
      expect(now_ms).toBe(change + step);
      expect((commitment?.deadline_ms ?? 0) - now_ms).toBe(900_000);
      clock.advance(899_999);
      expect(told).toEqual([]);
      clock.advance(1);
      expect(told).toMatchObject([{ commitment: { overtime: true, gaps: [] } }]);
      controller.enterReview();
      controller.end({ outcome: "done" });
      expect(store.ended).toMatchObject([
        { started_at_ms: start, ended_at_ms: start + 1_500_000, worked_secs: 1_500, overtime_secs: 0 },
      ]);
    },
  );

  it("leaves no timer when nothing runs", () => {
    const { clock, controller } = startActive();
    expect(clock.pendingTimers).toBe(1);
    controller.enterReview();
    expect(clock.pendingTimers).toBe(0);
  });
});

describe("a stop of the machine", () => {
  it("over 60 s is a gap that the countdown does not stop for", () => {
    const { clock, told, controller } = startActive();
    told.length = 0;
    clock.sleep(120_000);
    expect(told).toHaveLength(1);
    const { commitment, now_ms } = controller.state();
    expect(commitment?.gaps).toEqual([{ from_ms: 1_800_000_000_000, to_ms: 1_800_000_120_000 }]);
    expect((commitment?.deadline_ms ?? 0) - now_ms).toBe(1_380_000);
  });

  it("of 60 s is none", () => {
    const { clock, controller } = startActive();
    clock.sleep(60_000);
    expect(controller.state().commitment?.gaps).toEqual([]);
  });

  it("is noticed by whatever comes first after it", () => {
    const { clock, told, controller } = startActive();
    told.length = 0;
    clock.sleepWithoutFiring(120_000);
    controller.extend(60);
    expect(told.map(({ commitment }) => [commitment?.gaps.length, commitment?.extensions])).toEqual([
      [1, 0],
      [1, 1],
    ]);
    clock.advance(0);
    clock.sleepWithoutFiring(120_000);
    expect(controller.state().commitment?.gaps).toHaveLength(2);
  });

  it("over the deadline is one change: gap and overtime together", () => {
    const { clock, told } = startActive();
    told.length = 0;
    clock.sleep(2 * HOUR_MS);
    expect(told).toHaveLength(1);
    expect(told[0]?.commitment).toMatchObject({ overtime: true, gaps: [{}] });
  });

  it("is known to within five seconds", () => {
    const { clock, controller } = startActive();
    clock.advance(11_000);
    clock.sleep(120_000);
    expect(controller.state().commitment?.gaps).toEqual([
      { from_ms: 1_800_000_010_000, to_ms: 1_800_000_131_000 },
    ]);
  });

  it("is of no interest while nothing runs", () => {
    const { clock, controller, told } = startController();
    clock.sleep(2 * HOUR_MS);
    controller.enterPlanning();
    clock.sleep(2 * HOUR_MS);
    controller.state();
    expect(told).toHaveLength(1);
  });

  it("is kept in memory when the store refuses it, and saved with what comes next", () => {
    const { clock, controller, store, errors } = startActive();
    store.failNext();
    clock.sleep(120_000);
    expect(errors).toMatchObject([{ code: "ErrStore" }]);
    expect(controller.state().commitment?.gaps).toHaveLength(1);
    controller.extend(60);
    expect(store.commits.at(-1)?.snapshot.session?.gaps).toHaveLength(1);
  });
});

describe("a running session", () => {
  it("saves every 15 s how far it has come, without a change", () => {
    const { clock, store, told } = startActive();
    const commits = store.commits.length;
    clock.advance(60_000);
    expect(store.commits.slice(commits).map(({ snapshot }) => snapshot.session?.elapsed_ms)).toEqual([
      15_000, 30_000, 45_000, 60_000,
    ]);
    expect(told).toHaveLength(2);
  });
});

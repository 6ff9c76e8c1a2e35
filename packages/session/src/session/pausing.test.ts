import { describe, expect, it } from "vitest";
import { FakeClock } from "../testing/fake-clock.js";
import { startActive, startController, type Harness } from "../testing/start-controller.js";

const START = 1_800_000_000_000;

function leftMs({ controller }: Harness): number {
  const { commitment, now_ms } = controller.state();
  return (commitment?.deadline_ms ?? 0) - now_ms;
}

function restart({ store, clock }: Harness, downMs = 0): Harness {
  return startController({ store, clock: new FakeClock({ nowMs: clock.nowMs() + downMs, monotonicMs: 9 }) });
}

describe("a pause", () => {
  it("moves the deadline by its length and is kept", () => {
    const harness = startActive();
    harness.clock.advance(100_000);
    harness.controller.pause();
    expect(harness.controller.state().commitment?.paused).toEqual({ since_ms: START + 100_000 });
    harness.clock.advance(50_000);
    expect(leftMs(harness)).toBe(1_400_000);
    harness.controller.resume();
    harness.clock.advance(10_000);
    expect(leftMs(harness)).toBe(1_390_000);
    const { paused, pauses, overtime } = harness.controller.state().commitment ?? {};
    expect(paused).toBeUndefined();
    expect(pauses).toEqual([{ from_ms: START + 100_000, to_ms: START + 150_000 }]);
    expect(overtime).toBe(false);
  });

  it("ends by itself", () => {
    const harness = startActive();
    harness.controller.pause(60);
    harness.clock.advance(59_999);
    expect(harness.controller.state().commitment?.paused).toEqual({
      since_ms: START,
      until_ms: START + 60_000,
    });
    harness.clock.advance(1);
    expect(harness.told.at(-1)?.commitment?.pauses).toEqual([{ from_ms: START, to_ms: START + 60_000 }]);
    harness.clock.advance(1_499_999);
    expect(harness.controller.state().commitment?.overtime).toBe(false);
    harness.clock.advance(1);
    expect(harness.controller.state().commitment?.overtime).toBe(true);
  });

  it("takes in a sleep, and what of it lies behind the pause is a gap", () => {
    const harness = startActive();
    harness.controller.pause(600);
    harness.clock.sleep(500_000);
    expect(harness.controller.state().commitment?.gaps).toEqual([]);
    harness.clock.sleep(500_000);
    expect(harness.controller.state().commitment).toMatchObject({
      pauses: [{ from_ms: START, to_ms: START + 600_000 }],
      gaps: [{ from_ms: START + 600_000, to_ms: START + 1_000_000 }],
    });
  });

  it("survives a restart, and ends meanwhile when it is due", () => {
    const harness = startActive();
    harness.controller.pause(600);
    expect(restart(harness, 300_000).controller.state().commitment).toMatchObject({
      paused: { since_ms: START, until_ms: START + 600_000 },
      gaps: [],
    });
    expect(leftMs(restart(harness, 300_000))).toBe(1_500_000);
    expect(restart(harness, 900_000).controller.state().commitment).toMatchObject({
      pauses: [{ from_ms: START, to_ms: START + 600_000 }],
      gaps: [{ from_ms: START + 600_000, to_ms: START + 900_000 }],
    });
  });

  it("is ended by Done, and is no time worked or seen", () => {
    const harness = startActive();
    harness.controller.recordWindow({ app: "Editor", title: "a" });
    harness.clock.advance(20_000);
    harness.controller.pause();
    harness.controller.recordWindow({ app: "Secret", title: "b" });
    harness.clock.advance(30_000);
    harness.controller.enterReview();
    harness.controller.end({ outcome: "done" });
    expect(harness.store.ended[0]).toMatchObject({
      pauses: [{ from_ms: START + 20_000, to_ms: START + 50_000 }],
      worked_secs: 20,
      evidence: { observed_secs: 20, unknown_secs: 0 },
    });
    expect(JSON.stringify(harness.store.commits)).not.toContain("Secret");
  });

  it("is refused where there is nothing to pause or resume, and for no sensible time", () => {
    const { controller } = startActive();
    expect(() => controller.resume()).toThrow(expect.objectContaining({ code: "ErrIllegalTransition" }));
    expect(() => controller.pause(0)).toThrow(expect.objectContaining({ field: "secs" }));
    controller.pause();
    expect(() => controller.pause()).toThrow(expect.objectContaining({ code: "ErrIllegalTransition" }));
  });
});

describe("back", () => {
  it("takes I'm done back within 10 seconds", () => {
    const harness = startActive();
    harness.controller.recordWindow({ app: "Editor", title: "a" });
    harness.clock.advance(20_000);
    harness.controller.enterReview();
    harness.clock.advance(10_000);
    harness.controller.back();
    expect(harness.controller.state()).toMatchObject({
      runtime_state: "active",
      commitment: { overtime: false },
    });
    expect(leftMs(harness)).toBe(1_470_000);
    harness.clock.advance(20_000);
    harness.controller.enterReview();
    harness.controller.end({ outcome: "done" });
    expect(harness.store.ended[0]).toMatchObject({ worked_secs: 50, evidence: { unknown_secs: 30 } });
  });

  it("is refused after 10 seconds, and where nothing was done", () => {
    const harness = startActive();
    expect(() => harness.controller.back()).toThrow(
      expect.objectContaining({ code: "ErrIllegalTransition" }),
    );
    harness.controller.enterReview();
    harness.clock.advance(10_001);
    expect(() => harness.controller.back()).toThrow(
      expect.objectContaining({ code: "ErrIllegalTransition" }),
    );
  });
});

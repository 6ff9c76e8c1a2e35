import { afterEach, expect, it, vi } from "vitest";
import { systemClock } from "./system-clock.js";

afterEach(() => {
  vi.useRealTimers();
});

function fakeSources() {
  const sources = { wall: 1_000_000, run: 5000, uptime: 77_000 };
  return {
    pass: (ms: number) => {
      sources.wall += ms;
      sources.run += ms;
      sources.uptime += ms;
    },
    sleep: (ms: number) => {
      sources.wall += ms;
      sources.uptime += ms;
    },
    stepWall: (ms: number) => {
      sources.wall += ms;
    },
    clock: systemClock({
      wallMs: () => sources.wall,
      highResolutionMs: () => sources.run,
      // In steps of 10 ms, as Linux tells it.
      uptimeSecs: () => Math.floor(sources.uptime / 10) / 100,
    }),
  };
}

it("counts to the millisecond", () => {
  const { clock, pass } = fakeSources();
  const before = clock.monotonicMs();
  for (let n = 1; n <= 100; n += 1) {
    pass(7);
    expect(clock.monotonicMs() - before).toBe(7 * n);
  }
});

it("goes on counting while the machine sleeps", () => {
  const { clock, pass, sleep } = fakeSources();
  const before = clock.monotonicMs();
  pass(10_003);
  sleep(3_600_000);
  pass(2);
  expect(Math.abs(clock.monotonicMs() - before - 3_610_005)).toBeLessThanOrEqual(10);
});

it("never steps back after a sleep", () => {
  const { clock, pass, sleep } = fakeSources();
  let last = clock.monotonicMs();
  for (let n = 0; n < 1000; n += 1) {
    pass(3);
    if (n % 100 === 0) sleep(60_004);
    const now = clock.monotonicMs();
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  }
});

it("is not moved by a step of the wall clock", () => {
  const { clock, stepWall } = fakeSources();
  const before = { mono: clock.monotonicMs(), wall: clock.nowMs() };
  stepWall(-3 * 3_600_000);
  expect(clock.monotonicMs()).toBe(before.mono);
  expect(clock.nowMs()).toBe(before.wall - 3 * 3_600_000);
});

it("works where the system tells no uptime", () => {
  const clock = systemClock({
    wallMs: () => 1,
    highResolutionMs: () => 2,
    uptimeSecs: () => {
      throw new Error("not here");
    },
  });
  expect(clock.monotonicMs()).toBe(0);
});

it("keeps a timer that is longer than the system's longest", () => {
  vi.useFakeTimers();
  const fire = vi.fn<() => void>();
  const days40 = 40 * 86_400_000;
  systemClock().setTimer(days40, fire);
  vi.advanceTimersByTime(days40 - 1);
  expect(fire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fire).toHaveBeenCalledOnce();
});

it("fires no timer that was cancelled", () => {
  vi.useFakeTimers();
  const fire = vi.fn<() => void>();
  systemClock().setTimer(10, fire)();
  vi.advanceTimersByTime(100);
  expect(fire).not.toHaveBeenCalled();
});

it("agrees with the machine's own clock", async () => {
  const clock = systemClock();
  // Read on both sides: however long the machine is busy in between, the truth lies within.
  const read = () => ({ before: performance.now(), mono: clock.monotonicMs(), after: performance.now() });
  const first = read();
  await new Promise((resolve) => setTimeout(resolve, 30));
  const second = read();
  const passedMs = second.mono - first.mono;
  expect(passedMs).toBeGreaterThanOrEqual(second.before - first.after - 1);
  expect(passedMs).toBeLessThanOrEqual(second.after - first.before + 1);
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { atMostEvery } from "./at-most-every.js";
import { debounce } from "./debounce.js";
import { SleepDetector } from "./sleep-detector.js";
import { Ticker } from "./ticker.svelte.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the ticker", () => {
  it("wakes when it is worth it, and holds one timer only", () => {
    let delay = 1000;
    let ticks = 0;
    const ticker = new Ticker(() => delay);
    ticker.onTick(() => (ticks += 1));
    ticker.tick();
    ticker.tick();
    expect([ticks, vi.getTimerCount()]).toEqual([2, 1]);
    vi.advanceTimersByTime(3000);
    expect(ticks).toBe(5);
    delay = 15_000;
    vi.advanceTimersByTime(16_000);
    expect([ticks, vi.getTimerCount()]).toEqual([7, 1]);
    ticker.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("shows the time of the last tick", () => {
    const ticker = new Ticker(() => 1000);
    ticker.tick();
    const before = ticker.now;
    vi.advanceTimersByTime(1000);
    expect(ticker.now - before).toBe(1000);
  });

  it("forgets a listener that went away", () => {
    let ticks = 0;
    const ticker = new Ticker(() => 1000);
    const leave = ticker.onTick(() => (ticks += 1));
    leave();
    ticker.tick();
    expect(ticks).toBe(0);
  });
});

describe("the sleep detector", () => {
  it("notices that the clocks went apart, once, in either direction", () => {
    let wall = 1_000_000;
    let monotonic = 0;
    const detector = new SleepDetector({ wall: () => wall, monotonic: () => monotonic });
    wall += 1000;
    monotonic += 1000;
    expect(detector.slept()).toBe(false);
    wall += 3_600_000;
    expect([detector.slept(), detector.slept()]).toEqual([true, false]);
    wall -= 60_000;
    expect(detector.slept()).toBe(true);
  });
});

it("lets a call through at most once in its time", () => {
  let runs = 0;
  let now = 0;
  const call = atMostEvery(
    30_000,
    () => (runs += 1),
    () => now,
  );
  call();
  now = 29_999;
  call();
  now = 30_000;
  call();
  expect(runs).toBe(2);
});

it("waits until the calls have stopped", () => {
  const seen: string[] = [];
  const call = debounce<string>(200, (text) => seen.push(text));
  call("a");
  vi.advanceTimersByTime(199);
  call("ab");
  vi.advanceTimersByTime(200);
  expect(seen).toEqual(["ab"]);
});

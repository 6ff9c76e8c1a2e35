import type { Clock } from "../ports/clock.js";

/** One reading of both clocks, so that one change has one time. */
export interface Instant {
  /** Unix milliseconds, whole. */
  readonly wallMs: number;
  /** Monotonic milliseconds. */
  readonly monoMs: number;
}

export function readClock(clock: Clock): Instant {
  return { wallMs: Math.round(clock.nowMs()), monoMs: clock.monotonicMs() };
}

/** The wall time, by today's wall clock, of an earlier moment on the monotonic one. */
export function wallOf(monoMs: number, now: Instant): number {
  return now.wallMs - Math.round(now.monoMs - monoMs);
}

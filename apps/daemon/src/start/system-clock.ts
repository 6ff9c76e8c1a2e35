import { uptime } from "node:os";
import type { Clock } from "@antidrift/session";

/** What the system offers to tell time by; a parameter so that a sleep of the machine can be tested. */
export interface TimeSources {
  /** Unix epoch, milliseconds. */
  wallMs(): number;
  /** Milliseconds; on Linux it stands still while the machine sleeps. */
  highResolutionMs(): number;
  /** Seconds since boot, sleep included, in steps of about 10 ms. May throw where the system hides it. */
  uptimeSecs(): number;
}

const system: TimeSources = {
  wallMs: () => Date.now(),
  highResolutionMs: () => performance.now(),
  uptimeSecs: uptime,
};

const longestTimerMs = 2 ** 31 - 1;
/** Above what the coarse steps of the uptime can explain, below any sleep worth counting. */
const shortestSleepMs = 1000;

/** The clock of this machine. Its monotonic time is exact to the millisecond and counts sleep on every platform. */
export function systemClock(sources: TimeSources = system): Clock {
  const started = { highResolutionMs: sources.highResolutionMs(), uptimeMs: uptimeMs(sources) };
  let sleptMs = 0;

  return {
    nowMs: () => Math.round(sources.wallMs()),
    monotonicMs: () => {
      const runMs = sources.highResolutionMs() - started.highResolutionMs;
      const behindMs = uptimeMs(sources) - started.uptimeMs - runMs;
      if (behindMs > sleptMs + shortestSleepMs) sleptMs = behindMs;
      return Math.round(runMs + sleptMs);
    },
    setTimer,
  };
}

function uptimeMs(sources: TimeSources): number {
  try {
    return sources.uptimeSecs() * 1000;
  } catch {
    // A sandbox without an uptime: sleep then goes uncounted, and nothing else is lost.
    return 0;
  }
}

function setTimer(delayMs: number, fire: () => void): () => void {
  const dueMs = performance.now() + delayMs;
  let timer: NodeJS.Timeout;
  const arm = (): void => {
    const leftMs = dueMs - performance.now();
    timer = setTimeout(leftMs > longestTimerMs ? arm : fire, Math.min(Math.max(leftMs, 0), longestTimerMs));
    timer.unref();
  };
  arm();
  return () => clearTimeout(timer);
}

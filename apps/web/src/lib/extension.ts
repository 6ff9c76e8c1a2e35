import type { TimeBox } from "./countdown.js";

/**
 * Seconds to add to a timebox so that this many minutes more are left. When the time is up already, they count from now:
 * whoever asks for five minutes after twelve minutes over wants to work for five, not to be seven over.
 */
export function extensionSecs(minutes: number, { deadline_ms }: TimeBox, nowMs: number): number {
  const overMs = Math.max(0, nowMs - deadline_ms);
  return minutes * 60 + Math.ceil(overMs / 1000);
}

import { readDeadline } from "./read-deadline.js";
import { readDuration } from "./read-duration.js";

/** A text without the words about time, and the time they name. */
export interface Timeboxed {
  readonly text: string;
  /** Whole seconds within the limits of a timebox; undefined when the text names no usable time. */
  readonly secs: number | undefined;
}

const MIN_SECS = 60;
const MAX_SECS = 24 * 3600;

/** Takes the duration or the deadline out of a text. A duration wins over a deadline; none at all counts for nothing. */
export function readTimebox(text: string, now: Date): Timeboxed {
  const duration = readDuration(text);
  const afterDuration = duration === undefined ? text : without(text, duration);
  const deadline = readDeadline(afterDuration, now);
  const rest = deadline === undefined ? afterDuration : without(afterDuration, deadline);
  const secs = duration === undefined ? deadline?.secs : duration.secs || undefined;
  return {
    text: rest,
    secs: secs === undefined ? undefined : Math.min(MAX_SECS, Math.max(MIN_SECS, Math.round(secs))),
  };
}

function without(text: string, { from, to }: { from: number; to: number }): string {
  return `${text.slice(0, from)} ${text.slice(to)}`
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/\(\s*\)|\[\s*\]/gu, "")
    .replaceAll(/\s+([,.;:!?])/gu, "$1")
    .replace(/^[\s,.:;–-]+/u, "")
    .trim();
}

import { readDeadline } from "./read-deadline.js";
import { readDuration } from "./read-duration.js";
import { readSpan } from "./read-span.js";

/** A text without the words about time, and the time they name. */
export interface Timeboxed {
  readonly text: string;
  /** Whole seconds within the limits of a timebox; undefined when the text names no usable time. */
  readonly secs: number | undefined;
}

const MIN_SECS = 60;
const MAX_SECS = 24 * 3600;

/** Takes the span, the duration and the deadline out of a text; the first of the three that it names is its timebox. */
export function readTimebox(text: string, now: Date): Timeboxed {
  const named = readSpan(text) ?? readDuration(text);
  const withoutNamed = named === undefined ? text : without(text, named);
  const deadline = readDeadline(withoutNamed, now);
  const rest = deadline === undefined ? withoutNamed : without(withoutNamed, deadline);
  const secs = named === undefined ? deadline?.secs : named.secs || undefined;
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

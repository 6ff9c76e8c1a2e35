import { BARE_HOUR, CLEAR_CLOCK, type ClockTime, readClock } from "./read-clock.js";

/** How long until the clock time a text names as its end. */
export interface NamedDeadline {
  /** Undefined when that time has passed or is too far away to be the end of one session. */
  readonly secs: number | undefined;
  readonly from: number;
  readonly to: number;
}

/** "until 6pm" says how long to work, "by 6pm" only when it must be there: the latter counts when it is near. */
const UNTIL_MAX_SECS = 6 * 3600;
const BY_MAX_SECS = 4 * 3600;

/** Finds "before 3pm", "til noon", "by 5" or "until half past four", seen from `now` in local time. */
export function readDeadline(text: string, now: Date): NamedDeadline | undefined {
  const match = DEADLINE.exec(text);
  if (match === null) return undefined;
  const { word = "", clock = "" } = match.groups ?? {};
  const max = /til/iu.test(word) ? UNTIL_MAX_SECS : BY_MAX_SECS;
  const secs = Math.floor((nextTime(readClock(clock), now) - now.getTime()) / 60_000) * 60;
  const place = { from: match.index, to: match.index + match[0].length };
  return { secs: secs < 60 || secs > max ? undefined : secs, ...place };
}

const MONTH = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
const BARE = `${BARE_HOUR}(?!\\. ?(?:${MONTH}))(?=\\s*(?:$|[,;!?)\\]]|\\.(?:\\s|$)|(?:today|tonight|sharp|latest|at the latest|so|because|or|and|then|but|in the (?:afternoon|evening|morning))\\b))`;
const DEADLINE = new RegExp(
  `(?:^|[\\s,(])(?<word>before|by|until|untill|till|'?til|no later than|not later than|up to|ending at|ends? at|finish(?:ing)? at|stop(?:ping)? at|due(?: at| by)?|done by)\\s+(?:at\\s+|about\\s+|around\\s+|like\\s+)?(?<clock>${CLEAR_CLOCK}|${BARE})(?:\\s+(?:today|tonight|sharp|latest|at the latest|in the (?:afternoon|evening|morning)))?(?:\\s+(?:on\\s+)?(?:tomorrow|(?:mon|tues?|wed(?:nes)?|thurs?|fri|satur|sun)(?:day)?)\\b)?`,
  "iu",
);

/** The first moment after `now` at which a clock shows it, in milliseconds. */
function nextTime({ minutes, isExact }: ClockTime, now: Date): number {
  const shown = isExact ? [minutes] : [minutes, minutes + 720];
  const times = shown.flatMap((at) => [0, 1].map((days) => atClock(now, at, days)));
  return Math.min(...times.filter((time) => time > now.getTime()));
}

function atClock(now: Date, minutes: number, daysLater: number): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysLater, 0, minutes).getTime();
}

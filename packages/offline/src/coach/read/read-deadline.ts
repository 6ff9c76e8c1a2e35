import * as chrono from "chrono-node/en";

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

/** Finds "before 3pm", "til noon", "by 5", "until half past four" or "2-4pm", seen from `now` in local time. */
export function readDeadline(text: string, now: Date): NamedDeadline | undefined {
  const match = DEADLINE.exec(text);
  if (match?.groups === undefined) return readRange(text, now);
  const { word = "", clock = "" } = match.groups;
  const end = nextTime(clock, now);
  const max = /^(?:un)?til|^till|^from/iu.test(word) ? UNTIL_MAX_SECS : BY_MAX_SECS;
  return { secs: secsUntil(end, now, max), from: match.index, to: match.index + match[0].length };
}

const CLOCK = [
  "\\d{1,2}[:.h][0-5]\\d ?(?:[ap]\\.?m\\b\\.?)?",
  "\\d{1,2} ?(?:[ap]\\.?m\\b\\.?|uhr\\b|o'?clock\\b)",
  "(?:half|quarter) (?:past|to|after) (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?[ap]\\.?m\\b\\.?)?",
  "(?:five|ten|twenty|5|10|20) (?:past|to) (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b",
  "(?:noon|midday|midnight)\\b",
  "(?:(?:1\\d|2[0-3]|\\d)(?!\\. ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'?clock\\b)?(?=\\s*(?:$|[,;!?)\\]]|\\.(?:\\s|$)|(?:today|tonight|sharp|latest|at the latest|so|because|or|and|then|but|in the (?:afternoon|evening|morning))\\b))",
].join("|");
const DEADLINE = new RegExp(
  `(?:^|[\\s,(])(?<word>before|by|until|untill|till|'?til|no later than|not later than|up to|ending at|ends? at|finish(?:ing)? at|stop(?:ping)? at|due(?: at| by)?|done by)\\s+(?:at\\s+|about\\s+|around\\s+|like\\s+)?(?<clock>${CLOCK})(?:\\s+(?:today|tonight|sharp|latest|at the latest|in the (?:afternoon|evening|morning)))?(?<day>\\s+(?:on\\s+)?(?:tomorrow|(?:mon|tues?|wed(?:nes)?|thurs?|fri|satur|sun)(?:day)?)\\b)?`,
  "iu",
);

/** The first time after `now` at which a clock shows it; without "am" or "pm" a twelve-hour clock. */
function nextTime(clock: string, now: Date): Date | undefined {
  const [found] = chrono.casual.parse(numeric(clock), now);
  if (found === undefined) return undefined;
  const hour = found.start.get("hour") ?? 0;
  const minute = found.start.get("minute") ?? 0;
  const isExact = hour > 12 || hour === 0 || /[ap]\.?m|noon|midday|midnight|^0/iu.test(clock);
  return (isExact ? [hour] : [hour % 12, (hour % 12) + 12])
    .flatMap((candidate) => [atClock(now, candidate, minute, 0), atClock(now, candidate, minute, 1)])
    .filter((time) => time > now)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
}

function atClock(now: Date, hour: number, minute: number, daysLater: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysLater, hour, minute);
}

/** Words of a clock time in the digits chrono reads: "half past four" gives "4:30". */
function numeric(clock: string): string {
  const digits = clock
    .toLowerCase()
    .replaceAll(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b/gu, (word) =>
      String(HOURS.get(word) ?? word),
    )
    .replace(/^(\d{1,2})[.h](\d\d)/u, "$1:$2")
    .replace(/ ?(?:o'?clock|uhr)/u, ":00");
  const spoken = /^(half|quarter|\d{1,2}) (past|after|to) (\d{1,2})(.*)$/u.exec(digits);
  if (spoken !== null) {
    const [, part = "", side = "", hour = "", rest = ""] = spoken;
    const minutes = part === "half" ? 30 : part === "quarter" ? 15 : Number(part);
    const total = Number(hour) * 60 + (side === "to" ? -minutes : minutes);
    return `${Math.floor(total / 60) === 0 ? 12 : Math.floor(total / 60)}:${String(total % 60).padStart(2, "0")}${rest}`;
  }
  return /^\d{1,2}$/u.test(digits) ? `${digits}:00` : digits;
}

const HOURS: ReadonlyMap<string, number> = new Map(
  "one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, at): [string, number] => [word, at + 1]),
).set("twenty", 20) as ReadonlyMap<string, number>;

function readRange(text: string, now: Date): NamedDeadline | undefined {
  const match = RANGE.exec(text);
  if (match === null) return undefined;
  const [found] = chrono.casual.parse(match[0].replaceAll(/[.h](?=\d\d)/giu, ":"), now, {
    forwardDate: true,
  });
  const start = found?.start.date();
  const end = found?.end?.date();
  const place = { from: match.index, to: match.index + match[0].length };
  if (start === undefined || end === undefined) return { secs: undefined, ...place };
  const isRunning =
    atClock(now, start.getHours(), start.getMinutes(), 0) <= now &&
    atClock(now, end.getHours(), end.getMinutes(), 0) > now;
  const from = isRunning ? now : atClock(now, start.getHours(), start.getMinutes(), 0);
  const to = atClock(now, end.getHours(), end.getMinutes(), 0);
  const secs = (to.getTime() - from.getTime()) / 1000;
  return { secs: secs >= 60 && secs <= UNTIL_MAX_SECS ? wholeMinutes(secs) : undefined, ...place };
}

const RANGE =
  /(?:^|[\s,(])(?:from\s+|between\s+)?(?:\d{1,2}(?:[:.][0-5]\d)?\s?(?:[ap]m)?\s?(?:-|–|to|until|till|and)\s?\d{1,2}(?:[:.][0-5]\d)?\s?[ap]m\b|\d{1,2}[:.][0-5]\d\s?(?:-|–|to|until|till|and)\s?\d{1,2}[:.][0-5]\d\b)/iu;

function secsUntil(end: Date | undefined, now: Date, max: number): number | undefined {
  if (end === undefined) return undefined;
  const secs = (end.getTime() - now.getTime()) / 1000;
  return secs < 60 || secs > max ? undefined : wholeMinutes(secs);
}

function wholeMinutes(secs: number): number {
  return Math.floor(secs / 60) * 60;
}

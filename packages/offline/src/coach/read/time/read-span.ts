import { startsWithVerb } from "../../classify/starts-with-verb.js";
import type { NamedDuration } from "./read-duration.js";
import { BARE_HOUR, CLEAR_CLOCK, readClock } from "./read-clock.js";

/** Longer spans are office hours or opening times, not one session. */
const MAX_MINUTES = 360;

/** Finds a span of the clock and how long it is: "from 2 to 3:30", "9-10:30am", "noon till one". */
export function readSpan(text: string): NamedDuration | undefined {
  for (const match of text.matchAll(SPAN)) {
    const { lead = "", start = "", end = "" } = match.groups ?? {};
    const to = match.index + match[0].length;
    if (!isSpan(lead, start, end, text.slice(to))) continue;
    const [first, last] = [readClock(start), readClock(end)];
    const turn = first.isExact && last.isExact ? 1440 : 720;
    const minutes = (last.minutes - first.minutes + 2 * turn) % turn;
    if (minutes > 0 && minutes <= MAX_MINUTES) return { secs: minutes * 60, from: match.index, to };
  }
  return undefined;
}

const CLOCK = `${CLEAR_CLOCK}|${BARE_HOUR}`;
const SPAN = new RegExp(
  `(?<=^|[\\s,([])(?<!\\b(?:pages?|pp?|chapters?|lines?|lessons?|units?|sections?|levels?|versions?|weeks?|days?|verses?) )(?<lead>(?:from|between) )?(?:around |about )?(?<start>${CLOCK}) ?(?:-|–|—|to|until|till?|and) ?(?<end>${CLOCK})[\\])]?:?(?=$|[\\s,.;!?])`,
  "giu",
);

/** Two bare numbers are hours only after "from" or "between", and where no thing follows that they could count. */
function isSpan(lead: string, start: string, end: string, after: string): boolean {
  const [isClear, endsClear] = [start, end].map((clock) => !ONLY_HOUR.test(clock));
  if (lead === "" && !isClear && !endsClear) return false;
  if (endsClear) return true;
  const next = after.trim();
  return (
    isClear === true || next === "" || /^[,.;!?]|^(?:on|for|work)\b/iu.test(next) || startsWithVerb(next)
  );
}

const ONLY_HOUR = new RegExp(`^${BARE_HOUR}$`, "iu");

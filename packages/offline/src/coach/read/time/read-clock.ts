/** A moment on the clock face. */
export interface ClockTime {
  /** Minutes after midnight. */
  readonly minutes: number;
  /** Whether the half of the day is known: "3pm", "15:00", "noon". */
  readonly isExact: boolean;
}

const HOUR_NAMES = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const HOUR = `(?:\\d{1,2}|${HOUR_NAMES.join("|")})`;
const HALF_OF_DAY = "(?: ?[ap]\\.?m\\b\\.?)";
const PARTS: ReadonlyMap<string, number> = new Map([
  ["half", 30],
  ["quarter", 15],
  ["five", 5],
  ["ten", 10],
  ["twenty", 20],
]);

/** The source of a pattern for a clock time that can be nothing else: "3pm", "15:30", "half past four", "noon". */
export const CLEAR_CLOCK = [
  `\\d{1,2}[:.h][0-5]\\d${HALF_OF_DAY}?`,
  "(?:1\\d|2[0-4])h(?!\\d)",
  `${HOUR}(?:${HALF_OF_DAY}| ?uhr\\b| ?o'?clock\\b)`,
  `(?:half|quarter|five|ten|twenty|5|10|20) (?:past|to|after) ${HOUR}\\b${HALF_OF_DAY}?`,
  "(?:noon|midday|midnight)\\b",
].join("|");

/** The source of a pattern for an hour, which is a clock time only where the words around it say so: "5", "four". */
export const BARE_HOUR = `(?:1\\d|2[0-4]|\\d|${HOUR_NAMES.join("|")})\\b`;

/** Reads what one of the two patterns found. */
export function readClock(text: string): ClockTime {
  const lower = text.toLowerCase();
  if (lower.startsWith("midnight")) return { minutes: 0, isExact: true };
  if (/^(?:noon|midday)/u.test(lower)) return { minutes: 720, isExact: true };
  const spoken = /^(\w+) (past|to|after) (\w+)/u.exec(lower);
  const [, digits = "", fraction = "0"] = /^(\w+?)(?:[:.h](\d\d))?(?=[ap]\.?m|[^\d\w]|$)/u.exec(lower) ?? [];
  const hour = hourOf(spoken?.[3] ?? digits);
  const part = spoken?.[1] ?? "";
  const past = PARTS.get(part) ?? (Number(part) || 0);
  const minute = spoken === null ? Number(fraction) : spoken[2] === "to" ? -past : past;
  const half = /([ap])\.?m\b/u.exec(lower)?.[1];
  if (half === undefined)
    return { minutes: hour * 60 + minute, isExact: hour > 12 || digits.startsWith("0") };
  return { minutes: ((hour % 12) + (half === "p" ? 12 : 0)) * 60 + minute, isExact: true };
}

function hourOf(word: string): number {
  const named = HOUR_NAMES.indexOf(word.replace(/[ap]m$/u, ""));
  return named === -1 ? Number.parseInt(word, 10) : named + 1;
}

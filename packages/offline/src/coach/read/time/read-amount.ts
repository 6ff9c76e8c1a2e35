import { wordPairs } from "../../tables/parse-words.js";
/** A stretch of time that a text names, for whatever it may be: the session, or the thing it is about. */
export interface Amount {
  readonly minutes: number;
  readonly from: number;
  readonly to: number;
}

/** Finds every stretch of time: "45 min", "1h30", "half an hour", "two pomodoros". */
export function readAmounts(text: string): readonly Amount[] {
  if (!PERHAPS.test(text)) return [];
  const found = FORMS.flatMap(({ pattern, minutes }) =>
    [...text.matchAll(pattern)].map((match) => ({
      minutes: minutes(match.slice(1).filter((group) => group !== undefined)),
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  return found
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from }, at, all) => all.slice(0, at).every((earlier) => earlier.to <= from));
}

const PERHAPS = /\d|hour|minute|pomo|tomato/iu;

const NUMBERS = wordPairs(`
  a: 1; an: 1; one: 1; two: 2; couple: 2; three: 3; few: 3; four: 4; five: 5; six: 6; seven: 7; eight: 8; nine:
  9; ten: 10; eleven: 11; twelve: 12; fifteen: 15; twenty: 20; thirty: 30; forty: 40; fifty: 50; sixty: 60;
  ninety: 90
`);

/** "twenty-five", "a couple of", "1,5", and nothing at all for one. */
function toNumber(words: string): number {
  const number = Number(words.replace(",", "."));
  if (words !== "" && !Number.isNaN(number)) return number;
  const parts = words.toLowerCase().split(/[ -]/u);
  const known = parts.map((word) => Number(NUMBERS.get(word) ?? 0)).filter((value) => value > 0);
  return known.length > 1 && known[0] === 1
    ? (known[1] ?? 1)
    : known.reduce((sum, value) => sum + value, 0) || 1;
}

const NAMED = [...NUMBERS.keys()].join("|");
const WORDS = `(?:(?:twenty|thirty|forty|fifty)[ -]five|a couple(?: of)?|a few|couple of|${NAMED})`;
const HOURS =
  "(?:hours?|hrs?|h|std|stunden?|heures?|horas?|ore|ora|uur|godzin[ay]?|saat|часа?|часов|ساعة|ساعات|שעות|שעה|घंटे|घंटा|時間|小时|小時|시간)";
const MINUTES =
  "(?:minutes?|minuten|minutos?|minuti|minut[ay]?|mins?|dakika|минуты?|минут|мин|دقيقة|دقائق|דקות|मिनट|分钟|分鐘|分|분)";
const POMODOROS = "(?:pomodor(?:o|oe|i)s?|pomos?|tomatoes)";
const MORE = "(?:more |extra |solid |full |good |whole |focused |quiet )?";

// Date libraries read "an hour and a half" as one hour and know no "1h30" or "two pomodoros": hence our own forms.
const FORMS: readonly { readonly pattern: RegExp; readonly minutes: (found: readonly string[]) => number }[] =
  [
    form("three[ -]quarters? of an hour", () => 45),
    form("(?:a )?quarter(?: of an)?[ -]hour", () => 15),
    form("half[ -]an?[ -]hour|(?:a )?half[ -]hour", () => 30),
    form(
      `(\\d{1,2}|${WORDS}|)(?: ?hours? and an? (half|quarter)| and an? (half|quarter) hours?)`,
      ([count = "", part]) => toNumber(count) * 60 + (part === "half" ? 30 : 15),
    ),
    form(
      `(\\d{1,2}|${WORDS}) ?${HOURS} ?(?:and |, )?([0-5]?\\d|${WORDS}) ?(?:${MINUTES}|m)`,
      ([hours = "", rest = ""]) => toNumber(hours) * 60 + toNumber(rest),
    ),
    form(
      `(\\d{1,2})(?:h| ?(?:hours?|hrs?|h) (?:and )?(?=\\d\\d(?:\\s*$|[,;.)]|\\s(?:of|on|for|to)\\s))|:(?=\\d\\d ?h))([0-5]\\d)(?: ?(?:hrs?|hours?|h))?`,
      ([hours = "", rest = ""]) => Number(hours) * 60 + Number(rest),
    ),
    form(`(\\d) ?[x×] ?(\\d{1,2}) ?${MINUTES}`, ([times = "", each = ""]) => Number(times) * Number(each)),
    form(
      `(\\d{1,2}|${WORDS}) ${POMODOROS}|${POMODOROS} ?[x×] ?(\\d{1,2})`,
      ([count = ""]) => toNumber(count) * 25,
    ),
    form(
      `(?:\\d{1,3} ?(?:-|–|to) ?)?(\\d{1,4}(?:[.,]\\d{1,2})?|${WORDS}|(?<=next )|(?<=solid ))[ -]?${MORE}${HOURS}`,
      ([count = ""]) => toNumber(count) * 60,
    ),
    form(
      `(?:\\d{1,3} ?(?:-|–|to) ?)?(\\d{1,4}(?:[.,]\\d{1,2})?|${WORDS}|(?<=next )|(?<=solid ))[ -]?${MORE}${MINUTES}`,
      ([count = ""]) => toNumber(count),
    ),
    // "write 20m", but no distance: "run 400m".
    form(
      `(?<=\\s)(?<!\\b(?:run|swim|sprint|jog|row|dash|walk|hurdles|relay|over|of)\\s)(\\d{1,3})(?:m|mn)(?=$|[\\s.,!)]*$)`,
      ([count = ""]) => Number(count),
    ),
    form(
      `(?<=(?:for|in|within|next|about|around|~|\\(|\\[|^|- ?)\\s?)(\\d{1,3})(?:m|'|′)(?! run| swim| sprint| dash)`,
      ([count = ""]) => Number(count),
    ),
  ];

function form(source: string, minutes: (found: readonly string[]) => number): (typeof FORMS)[number] {
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}.,:/$€£#-])(?:${source})(?![\\p{L}\\p{N}])`, "giu"),
    minutes,
  };
}

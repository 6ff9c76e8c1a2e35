/** A stretch of time named in a text. */
export interface NamedDuration {
  readonly secs: number;
  /** Where the words are that name it, with those that only lead to it: "for 45 min". */
  readonly from: number;
  readonly to: number;
}

// chrono-node reads "an hour and a half" and "a quarter of an hour" as one hour, and knows no "1h30": hence our own reader.

/** Finds the first duration in a text: "for 45 min", "1h30", "half an hour", "two pomodoros". */
export function readDuration(text: string): NamedDuration | undefined {
  for (const match of text.matchAll(DURATION)) {
    const secs = toSecs(match.groups ?? {});
    const from = match.index;
    const to = from + match[0].length;
    if (NO_TIMEBOX_BEFORE.test(text.slice(0, from)) || NO_TIMEBOX_AFTER.test(text.slice(to))) continue;
    if (A_REST.test(text.slice(to))) return { secs, from, to };
    return { secs, from: from - leadLength(text.slice(0, from)), to: to + tailLength(text, from, to) };
  }
  return undefined;
}

const SMALL =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|twenty[ -]five|thirty|thirty[ -]five|forty|forty[ -]five|fifty|fifty[ -]five|sixty|ninety|a couple of|a couple|couple of|a few";
const HOURS =
  "hours?|hrs?|h|std|stunden?|heures?|horas?|ore|ora|uur|godzin[ay]?|saat|часа?|часов|ساعة|ساعات|שעות|שעה|घंटे|घंटा|時間|小时|小時|시간";
const MINUTES =
  "minutes?|minuten|minutos?|minuti|minut[ay]?|mins?|dakika|минуты?|минут|мин|دقيقة|دقائق|דקות|मिनट|分钟|分鐘|分|분";
const END = "(?![\\p{L}\\p{N}])";
const DURATION = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/$€£#-])(?:${[
    `(?<threeQuarters>three[ -]quarters? of an hour)${END}`,
    `(?<quarter>(?:a )?quarter(?: of an)?[ -]hour)${END}`,
    `(?<halfHour>half[ -]an?[ -]hour|(?:a )?half[ -]hour)${END}`,
    `(?<andHalf>an?|one|two|three|four|five|six|\\d{1,2})(?: hours? and an? (?<part>half|quarter)| and an? (?<part2>half|quarter) hours?)${END}`,
    `(?<clockHours>\\d{1,2})[ ]?(?:${HOURS})[ ]?(?:and |, )?(?<clockMinutes>[0-5]?\\d)[ ]?(?:${MINUTES}|m)${END}`,
    `(?<hoursThen>\\d{1,2}) ?(?:hours?|hrs?|h) (?:and )?(?<minutesThen>[0-5]\\d)(?=\\s*$|[,;.)]|\\s(?:of|on|for|to)\\s)`,
    `(?<colonHours>\\d{1,2}):(?<colonMinutes>[0-5]\\d) ?(?:h|hrs?|hours?)${END}`,
    `(?<joinedHours>\\d{1,2})h(?<joinedMinutes>[0-5]\\d)${END}`,
    `(?<pomodoros>an?|\\d{1,2}|${SMALL}) (?:pomodor(?:o|oe|i)s?|pomodori|pomos?|tomatoes)${END}`,
    `(?:pomodor(?:o|oe|i)s?|pomos?) ?[x×] ?(?<pomodorosAfter>\\d{1,2})${END}`,
    `(?:\\d{1,3} ?(?:-|–|to) ?)?(?<number>\\d{1,4}(?:[.,]\\d{1,2})?|an?|${SMALL}|(?<=next )|(?<=solid ))[ -]?(?:more |extra |solid |full |good |whole |focused |quiet )?(?:(?<hours>${HOURS})|(?<minutes>${MINUTES})|(?<seconds>seconds?|secs?))${END}`,
    `(?<=\\s)(?<!\\b(?:run|swim|sprint|jog|row|dash|walk|hurdles|relay|over|of)\\s)(?<lastMinutes>\\d{1,3})(?:m|mn)(?=$|[\\s.,!)]*$)`,
    `(?<=(?:for|in|within|next|about|around|~|\\(|\\[|^|- ?)\\s?)(?<bareMinutes>\\d{1,3})(?:m|'|′)(?![\\p{L}\\p{N}]| run| swim| sprint| dash)`,
  ].join("|")})`,
  "giu",
);

function toSecs(found: Record<string, string | undefined>): number {
  if (found["threeQuarters"] !== undefined) return 2700;
  if (found["quarter"] !== undefined) return 900;
  if (found["halfHour"] !== undefined) return 1800;
  if (found["andHalf"] !== undefined) {
    return toNumber(found["andHalf"]) * 3600 + ((found["part"] ?? found["part2"]) === "half" ? 1800 : 900);
  }
  const hours = found["clockHours"] ?? found["joinedHours"] ?? found["hoursThen"] ?? found["colonHours"];
  if (hours !== undefined)
    return (
      toNumber(hours) * 3600 +
      toNumber(
        found["clockMinutes"] ??
          found["joinedMinutes"] ??
          found["minutesThen"] ??
          found["colonMinutes"] ??
          "0",
      ) *
        60
    );
  const pomodoros = found["pomodoros"] ?? found["pomodorosAfter"];
  if (pomodoros !== undefined) return toNumber(pomodoros) * 1500;
  const bare = found["bareMinutes"] ?? found["lastMinutes"];
  if (bare !== undefined) return toNumber(bare) * 60;
  return (
    toNumber(found["number"] ?? "") *
    (found["hours"] !== undefined ? 3600 : found["minutes"] !== undefined ? 60 : 1)
  );
}

function toNumber(word: string): number {
  const lower = word.toLowerCase().replace("-", " ");
  if (/^\d/u.test(lower)) return Number(lower.replace(",", "."));
  return NUMBERS.get(lower) ?? 1;
}

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ["two", 2],
  ["a couple", 2],
  ["a couple of", 2],
  ["couple of", 2],
  ["a few", 3],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
  ["eleven", 11],
  ["twelve", 12],
  ["fifteen", 15],
  ["twenty", 20],
  ["twenty five", 25],
  ["thirty", 30],
  ["thirty five", 35],
  ["forty", 40],
  ["forty five", 45],
  ["fifty", 50],
  ["fifty five", 55],
  ["sixty", 60],
  ["ninety", 90],
]);

/** "every 30 minutes" and "the last 2 hours" are no timeboxes; nor is a length that describes a thing: "a 10 minute talk". */
const NO_TIMEBOX_BEFORE =
  /\b(?:cut|trim|edit|shorten|reduce)\b.*\bto\s*$|\b(?:every|per|last|past|each|than|open|first|final|takes?|took|lasts?|lasting|rush|happy|after|office)\s*$/iu;
const NO_TIMEBOX_AFTER =
  /^\s*(?:ago|late|early|old|away|long|before|after|earlier|later|per|a (?:day|week)|each|every)\b|^[ -]?(?:long )?(?:talk|presentation|speech|pitch|lecture|video|recipe|song|film|movie|podcast|demo|lightning|episode|meals?|exam|test|interview|rule|fitness|timer|delay|timeout|drive|flight|journey|clip|documentary|album|set|read|hackathon|marathon|race|shift|fast|challenge|ultra|workshop|deadline|turnaround|readathon)\b/iu;

const LEAD =
  /(?:(?:^|[\s,(["~-])(?:(?:it'?s|its|takes?|will take|should take)(?=\s)|(?:i |we )?(?:(?:only |just )?(?:have|has|got|'ve got|have got) (?:only |just )?)|(?:i )?(?:spend|take|spending|taking|give it|do|put in|allow|set aside|budget|timebox(?:ed)?(?: to| at)?|timer(?: for)?)(?=\s))|(?:^|[\s,(["~-])(?:for|in|within|over|during|with|lasting|under)(?=\s|$)|(?:^|\s)(?:about|around|roughly|approximately|approx\.?|only|just|at least|at most|max|maximum|like|maybe|probably|up to|less than|no more than|not more than|the|next|a|an|another|solid|quick|good|full|some|whole|my|focused|one|short|long)(?=\s|$)|[\s(["~,–-])+$/iu;

/** "take a 10 min break": the time is of the thing that is taken. */
const A_REST = /^[ -]?(?:long )?(?:break|nap|walk|shower|rest|bath|breather|stroll|pause)\b/iu;

function leadLength(before: string): number {
  return LEAD.exec(before)?.[0].length ?? 0;
}

const TAIL =
  /^[\s)\],:.–-]*(?:(?:max|maximum|tops|only|or so|at most|at least|or less|top|timer)\b[\s)\],:.-]*)?(?:(?:focus(?:ed)?|work|pomodoro)?\s?(?:sessions?|blocks?|sprints?|slots?|timebox|burst)\b\s*)?/iu;

function tailLength(text: string, from: number, to: number): number {
  const after = text.slice(to);
  const tail = TAIL.exec(after)?.[0].length ?? 0;
  const link =
    /^(?:of|on|for|to|doing|spent on|working on|work on|left to|left for|left)(?=\s)\s*/iu.exec(
      after.slice(tail),
    )?.[0] ?? "";
  const leads = text.slice(0, from).trim();
  const isOpening =
    leads === "" ||
    LEAD.test(` ${leads} `) ||
    /\b(?:work|focus|spend|write|code|practise|practice|study|read|do)$/iu.test(leads);
  return tail + (isOpening || /^of\s/iu.test(link) ? link.length : 0);
}

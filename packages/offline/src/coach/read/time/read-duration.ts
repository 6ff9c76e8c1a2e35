import { type Amount, readAmounts } from "./read-amount.js";

/** How long the session is to be, and where the text says so. */
export interface NamedDuration {
  readonly secs: number;
  /** Where the words are that name it, with those that only lead to it: "for 45 min". */
  readonly from: number;
  readonly to: number;
}

/** Finds the stretch of time that is the session's, not one that belongs to the thing: "read The 4-Hour Workweek for 20 min". */
export function readDuration(text: string): NamedDuration | undefined {
  const [best] = readAmounts(text)
    .map((amount) => ({ amount, sureness: sureness(text, amount) }))
    .filter(({ sureness }) => sureness > 0)
    .toSorted((a, b) => b.sureness - a.sureness);
  if (best === undefined) return undefined;
  const { minutes, from, to } = best.amount;
  if (AN_ACTIVITY.test(text.slice(to))) return { secs: minutes * 60, from, to };
  return {
    secs: minutes * 60,
    from: from - (LEAD.exec(text.slice(0, from))?.[0].length ?? 0),
    to: to + tailLength(text, from, to),
  };
}

/** Longer than anybody sits at one thing: hours that are billed, logged or counted. */
const MAX_MINUTES = 360;

/** How surely a stretch of time is the session's; 0 when it belongs to the thing. */
function sureness(text: string, { minutes, from, to }: Amount): number {
  const [before, named, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  if (NO_TIMEBOX_BEFORE.test(before) || NO_TIMEBOX_AFTER.test(after)) return 0;
  const isLed = LED.test(before);
  const isOpening = before.replace(LEAD, "").trim() === "";
  if (ACCOUNTED.test(before) && !(isLed && minutes < 60)) return 0;
  if (minutes > MAX_MINUTES && (!isLed || /^ of\b/u.test(after))) return 0;
  // The capital of a title: "The 4-Hour Workweek", "24 Hours in Rome".
  if (!isOpening && /\b(?:Hour|Minute)s?$/u.test(named)) return 0;
  if (AN_ACTIVITY.test(after)) return 2;
  const isFollowed = /^[ -]\p{L}/u.test(after) && !LINK.test(after) && !SESSION.test(after);
  if (isFollowed && DETERMINER.test(before) && !/\bnext\s*$/iu.test(before)) return 0;
  if (!isLed && !isOpening && SESSION.test(after) && /\b(?:the|that|this)\s*$/iu.test(before)) return 0;
  if (isLed || /[([]\s*$/u.test(before)) return 3;
  if (isOpening || !isFollowed) return 2;
  return !/-/u.test(named) && AT_WORK.test(before) ? 1 : 0;
}

/** "every 30 minutes", "set the timer to 40 minutes", "takes 12 minutes". */
const NO_TIMEBOX_BEFORE =
  /\b(?:every|past|each|than|open|first|final|takes?|took|lasts?|rush|happy|after|office|(?<!\bat )last)\s*$|(?<!\bup |\b(?:limit|keep|cap|timebox(?:ed)?|restrict)\b.*)\bto\s*$/iu;
/** "2 hours ago"; a length that describes: "10 minute talk". */
const NO_TIMEBOX_AFTER =
  /^\s*(?:ago|late|early|old|away|long|before|after|earlier|later|per|a (?:day|week)|each|every)\b|^[ -]?(?:long )?(?:talk|presentation|speech|pitch|lecture|video|recipe|song|film|movie|podcast|demo|lightning|episode|meals?|exam|test|interview|rule|fitness|timer|delay|timeout|drive|flight|journey|clip|documentary|album|set|read(?! \p{L})|hackathon|marathon|race|shift|fast|challenge|ultra|workshop|deadline|turnaround|readathon)\b/iu;
/** Time as something to account for: "invoice for 12h of consulting". */
const ACCOUNTED = /^(?:bill|charge|invoice|log|claim|record|track|refund|quote|pay|time ?sheet|hours)\b/iu;
const ABOUT =
  "about|around|roughly|approximately|approx\\.?|only|just|at least|at most|max|maximum|like|maybe|probably|up to|less than|no more than|not more than|the|next|a|an|another|solid|quick|good|full|some|whole|my|focused|one|short|long";
const LED = new RegExp(
  `(?:^|[\\s,(["~-])(?:for|per|in|within|over|during|with|lasting|under)\\s+(?:(?:${ABOUT})\\s+)*$`,
  "iu",
);
const LEAD = new RegExp(
  `(?:(?:^|[\\s,(["~-])(?:(?:it'?s|its|takes?|will take|should take)(?=\\s)|(?:i |we )?(?:(?:only |just )?(?:have|has|got|'ve got|have got) (?:only |just )?)|(?:i )?(?:spend|take|spending|taking|give it|do|put in|allow|set aside|budget|timebox(?:ed)?(?: to| at)?|timer(?: for)?)(?=\\s))|(?:^|[\\s,(["~-])(?:for|per|in|within|over|during|with|lasting|under)(?=\\s|$)|(?:^|\\s)(?:${ABOUT})(?=\\s|$)|[\\s(["~,–-])+$`,
  "iu",
);
const DETERMINER =
  /(?:^|\s)(?:the|an?|my|our|your|his|her|their|this|that|these|those|each|\S+'s|\S+s')\s+(?:\p{L}+\s+)?$/iu;
/** What takes its time itself: "take a 10 min break". */
const AN_ACTIVITY =
  /^[ -]?(?:long )?(?:break|nap|walk|shower|rest|bath|breather|stroll|pause|run|jog|swim|ride|stretch|workout|meditation)\b/iu;
/** "work 2 hours on the thesis" */
const AT_WORK =
  /(?:^|\s)(?:work|focus|spend|write|code|practi[sc]e|study|revise|read|do|draw|paint|clean|tidy|train|stretch|meditate)\s*$/iu;
const LINK =
  /^ (?:of|on|for|to|doing|spent on|working on|work on|left to|left for|left|with|while|and|or|max|tops|only|at|in)\b/iu;
const SESSION =
  /^ (?:(?:focus(?:ed)?|work|pomodoro)\s?)?(?:sessions?|blocks?|sprints?|slots?|timebox|burst)\b/iu;

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
  const isOpening = leads === "" || LEAD.test(` ${leads} `) || AT_WORK.test(leads);
  return tail + (isOpening || /^of\s/iu.test(link) ? link.length : 0);
}

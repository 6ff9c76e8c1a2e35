import { isVerb } from "../classify/opening-verb.js";
import { startsWithVerb } from "../classify/starts-with-verb.js";
import { tagWords } from "../classify/tagger.js";

/** A statement that something does not work as it should: "login page returns 500 for new users". */
export interface Fault {
  /** What has the fault: "login page". */
  readonly subject: string;
  /** Whether it needs only to be put in order: "kitchen is a disaster". */
  readonly isCondition: boolean;
}

/** Finds the fault a text states; undefined for tasks and things. */
export function faultOf(text: string): Fault | undefined {
  if (ASKED.test(text)) return undefined;
  if (PERHAPS_PLURAL.test(text) && isVerb(text.toLowerCase().split(" ", 1).join(""))) return undefined;
  for (const [pattern, isCondition] of FORMS) {
    const subject = pattern.exec(text)?.[1];
    if (subject !== undefined) return { subject, isCondition };
  }
  return taggedFault(text);
}

/** A clause inside a task: "ask why the build is red". */
const ASKED =
  /\b(?:why|whether|if|that|what|which|who|how|until|before|after|sure|because)\b.*\b(?:is|are|was|has)\b|^(?:i|we|you|he|she|they|it)\b/iu;
const THING = "^((?:(?:the|my|our|this|a) )?[\\p{L}\\d'_./()-]+(?: [\\p{L}\\d'_./()-]+){0,4}?)";
const VERY = "(?: (?:still|always|too|so|very|really|completely|just|never|not|all|totally|often))*";
const NOW_AND_THEN = "(?: (?:again|still|always|sometimes|often|randomly|just))*";
const CONDITIONS =
  "a (?:total |complete |real )?(?:mess|disaster|tip|nightmare|pigsty|dump)|mess|messy|dirty|filthy|full|chaos|overflowing|cluttered|disgusting|overdue|due|late|unpaid|not (?:done|finished|started|ready)|behind|everywhere|expired|out of control|piling up";
const TROUBLES =
  "slow|broken|wrong|down|missing|flaky|red|failing|leaking|stuck|dead|loud|outdated|out of date|blurry|unreadable|off|gone|blocked|blank|cut off|crashing|jammed|clogged|loose|flat|lost|unreachable|misaligned|corrupt(?:ed)?|invalid|duplicated|ignored|too \\w+|(?:sorted|shown|counted|rendered|saved|sent|loaded|formatted|spelled|spelt) (?:wrong\\w*|twice|incorrectly)|never \\w+|not \\w+";
const FAULT_VERBS =
  "never \\p{L}+s|(?:fail|leak|drip|hang|freeze|break|squeak|rattle|flicker|overlap|stink|smell|beep|jam|creak|wobble)s|crashes|(?<=[^s ]s )(?:fail|leak|crash|drip|hang|freeze|break|overlap|flicker)|times? out|stops? working|stopped working|broke|died|dies|failed|crashed|keeps? \\p{L}+ing|overheats|lags|stutters|disappears|vanishes|goes (?:to|off|blank|down)|looks (?:off|wrong|broken|odd|bad)|sounds \\w+|skips|conflicts with|has an? (?:flat|wrong|broken|typo|bug|leak|crack|hole)|takes (?:\\d+|too|forever|ages)|(?:arrive|send|appear|run|load|fire|show)s? twice|shows (?:last|yesterday|old|stale)|(?:does|do)(?:n't| not| nothing)|did(?:n't| not)|won't|can't|cannot|has(?:n't| no| the wrong)|have(?:n't| no)|loses|throws|ignores|shows? (?:nothing|no|the wrong|an? (?:old|error))|returns? (?:\\d{3}|null|nothing|an? (?:error|empty))|loads? (?:too |very |so )?slow\\w*|makes? an? .{0,20}noise";

/** Words that may as well be things in the plural: "check gas leaks". */
const PERHAPS_PLURAL = /^(?:\S+ ){1,3}(?:fail|leak|drip|break|smell|jam|crash|crashe)s(?= |$)/iu;

const FORMS: readonly (readonly [RegExp, boolean])[] = [
  [new RegExp(`${THING} (?:is|are|was|were)${VERY} (?:${CONDITIONS})(?= |$)`, "iu"), true],
  [new RegExp(`${THING}${NOW_AND_THEN} needs `, "iu"), true],
  [new RegExp(`${THING} (?:expired|overdue|piling up|overflowing)$`, "iu"), true],
  [new RegExp(`${THING} (?:is|are|was|were|isn't|aren't)${VERY} (?:${TROUBLES})(?= |$)`, "iu"), false],
  [
    /^(\S.*?) (?:is|are)(?: (?:too|so|very|really|still))* (?:slow|broken|wrong|failing|flaky|down)$/iu,
    false,
  ],
  [new RegExp(`${THING}${NOW_AND_THEN} (?:${FAULT_VERBS})(?= |$)`, "iu"), false],
];

const ACTS =
  /^\S+(?: \S+){0,4} [a-z]{2,}s (?:the|an?|its|their|my|our|no|nothing|not|too|twice|wrong|\d+|\p{L}+ly)\b/iu;

/** A thing that does something to another, or in some way: "footer overlaps the content". */
function taggedFault(text: string): Fault | undefined {
  // Tagging costs more than all the rest: only where no task opens, and a word that may be such a verb has such a sequel.
  if (!ACTS.test(text) || startsWithVerb(text)) return undefined;
  const words = tagWords(text.slice(0, 120));
  const at = words.findIndex(({ tags }) => tags.has("PresentTense"));
  const after = words[at + 1];
  const isVerb =
    at > 0 &&
    at < 6 &&
    /[a-z]s$/u.test(words[at]?.text ?? "") &&
    words[at - 1]?.tags.has("Noun") === true &&
    words.slice(0, at).every(({ tags }) => !tags.has("Preposition") && !tags.has("Verb")) &&
    ["Determiner", "Value", "Adverb", "Negative"].some((tag) => after?.tags.has(tag) === true);
  if (!isVerb) return undefined;
  const subject = words.slice(0, at).map((word) => word.text);
  return { subject: subject.join(" "), isCondition: false };
}

import { isInBrackets } from "./in-brackets.js";
import { isVerb } from "../classify/opening-verb.js";
import { startsWithVerb } from "../classify/starts-with-verb.js";
import { orderOf } from "./order-of.js";
import { stripLeadIn } from "./strip-lead-in.js";
import { verbList } from "../classify/verb-list.js";

/** Cuts one line into the tasks and remarks it strings together, in the order of the text. */
export function splitTasks(line: string): readonly string[] {
  return cutAt(line, SENTENCE_END)
    .flatMap((sentence) => cutAt(sentence, SEQUENCE))
    .flatMap((part) => cutAtVerbs(part))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}\p{Co}]/u.test(part));
}

/** Cuts outside of brackets; an arrow only where a task follows it: "upgrade node 20 -> 22" is one. */
function cutAt(text: string, separator: RegExp): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(separator)) {
    const to = index + found.length;
    if (isInBrackets(text, index)) continue;
    if (ARROW.test(found) && !startsWithVerb(stripLeadIn(text.slice(to)).text)) continue;
    pieces.push(text.slice(from, index));
    from = to;
  }
  return [...pieces, text.slice(from)];
}

const ARROW = /^\s*(?:[-=]?>>?|→|➡)\s*$/u;
const SENTENCE_END =
  /(?<=[.!?…。!?])(?<!\b(?:dr|mr|mrs|ms|prof|st|vs|no|nr|e\.g|i\.e|approx|etc|fig|vol|ch|sec|pp|jr|sr|inc|re|ext|tel|no|nos|p|dept|apt|ave|min|max|est|op|art|par|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\.)(?<!\b[A-Za-z]\.)\s+/giu;
const SEQUENCE =
  /\s*[;|]\s+|\s+(?:[•·▪◦‣]|->|=>|→|➡|>>?|\/\/|--?|–|—)\s+|,?\s+(?:and\s+)?(?:only\s+)?(?:then|afterwards?(?!,)|after that|followed by|and also|plus|also)[,:]?\s+(?=\S)|,\s+(?:and\s+)?next,?\s+(?=\S)|,\s+(?=(?:but\s+)?(?:first|(?:right )?now|today|tomorrow|later|before (?:that|then))\s\S)|\s+(?:[2-9][.)])\s+/giu;
const JOINT = /,?\s+(?:and|but|&|\+|so|or|yet|instead)\s+|,\s*/giu;

/** Only the first task is wanted: how many pieces, and how far into a sentence, are looked at for it. */
const MAX_PIECES = 8;
const MAX_JOINT_AT = 400;

function cutAtVerbs(part: string): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  const opening = stripLeadIn(part).text;
  const list = verbList(opening, isVerb);
  const notBefore =
    list === undefined ? 0 : part.length - (part.trimEnd().endsWith(list.rest) ? list.rest.length : 0);
  for (const joint of part.matchAll(JOINT)) {
    if (joint.index < notBefore || isInBrackets(part, joint.index)) continue;
    if (pieces.length >= MAX_PIECES || joint.index > MAX_JOINT_AT) break;
    const left = part.slice(from, joint.index);
    const right = part.slice(joint.index + joint[0].length);
    if (!isCut(left, joint[0], right)) continue;
    pieces.push(left);
    from = joint.index + joint[0].length;
  }
  return [...pieces, part.slice(from)];
}

function isCut(left: string, joint: string, right: string): boolean {
  const word = joint.replace(",", "").trim().toLowerCase();
  const before = stripLeadIn(left).text;
  if (word === "and" && STARTING.test(left.trim())) return false;
  if (before === "" || SIDE_CLAUSE.test(left.trim())) return word !== "so" || right !== "";
  if (word === "but" || word === "yet" || word === "instead") return true;
  if (word === "" && (orderOf(left).rank !== 1 || orderOf(right).rank !== 1)) return true;
  if (word === "so") return joint.startsWith(",") || NEW_CLAUSE.test(right) || startsWithVerb(right);
  if (word === "or" || /\bbetween\b(?!.*\band\b)/iu.test(left)) return false;
  if (NEW_CLAUSE.test(right)) return true;
  const words = before.split(/\s+/u).length;
  const after = stripLeadIn(right).text;
  if (startsWithVerb(after)) return words > 1 || word === "" || !startsWithVerb(`${before} the`);
  return (
    (word === "" || word === "+") && !startsWithVerb(before) && !DATE_END.test(before) && !/:\s/u.test(before)
  );
}

/** No task, but how to begin with the one that follows. */
const STARTING =
  /^(?:\w+\s+){0,4}?(?:sit down|get up|go ahead|hurry up|buckle down|knuckle down|man up|log on|stop procrastinating)$/iu;
/** A remark about when or why, before the task itself. */
const SIDE_CLAUSE =
  /^(?:when|if|after|once|as soon as|before|since|because|while|although|given|instead of|rather than|i guess)\b/iu;
const NEW_CLAUSE =
  /^(?:i|i'm|i've|i'd|i'll|we|it|it's|he|she|they|there|there's|everything|nothing|nobody|that's|(?:the|my|our|his|her)\s+[\w'-]+(?:\s+[\w'-]+)?\s+(?:is|are|was|were|has|have|still|needs?|keeps?))\b/iu;
const DATE_END = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}$/iu;

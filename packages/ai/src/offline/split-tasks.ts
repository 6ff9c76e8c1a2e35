import { startsWithVerb } from "./starts-with-verb.js";
import { stripLeadIn } from "./strip-lead-in.js";

/** Cuts one line into the tasks and remarks it strings together, in the order of the text. */
export function splitTasks(line: string): readonly string[] {
  return line
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(SEQUENCE))
    .flatMap((part) => cutAtVerbs(part))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const SENTENCE_END =
  /(?<=[.!?…。!?])(?<!\b(?:dr|mr|mrs|ms|prof|st|vs|no|nr|e\.g|i\.e|approx|etc|fig|vol|ch|sec|pp|jr|sr|inc)\.)(?<!\b[A-Za-z]\.)\s+/iu;
const SEQUENCE =
  /\s*[;|]\s+|\s+(?:->|=>|→|➡|>>?|\/\/|--?|–|—)\s+|,?\s+(?:and\s+)?(?:then|afterwards?|after that|followed by|and also|plus|also)[,:]?\s+(?=\S)|,\s+(?:and\s+)?next,?\s+(?=\S)|\s+(?:[2-9][.)])\s+/iu;
const JOINT = /,?\s+(?:and|but|&|\+|so|or|yet|instead)\s+|,\s*/giu;

/** Only the first task is wanted: how many pieces, and how far into a sentence, are looked at for it. */
const MAX_PIECES = 8;
const MAX_JOINT_AT = 400;

function cutAtVerbs(part: string): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const joint of part.matchAll(JOINT)) {
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
  if (before === "" || SIDE_CLAUSE.test(left.trim())) return word !== "so" || right !== "";
  if (word === "but" || word === "yet" || word === "instead") return true;
  if (word === "so") return joint.startsWith(",") || NEW_CLAUSE.test(right) || startsWithVerb(right);
  if (word === "or" || /\bbetween\b(?!.*\band\b)/iu.test(left)) return false;
  if (NEW_CLAUSE.test(right)) return true;
  const words = before.split(/\s+/u).length;
  const after = stripLeadIn(right).text;
  if (startsWithVerb(after)) return words > 1 || !startsWithVerb(`${before} the`);
  return (word === "" || word === "+") && !startsWithVerb(before) && !DATE_END.test(before);
}

/** A remark about when or why, before the task itself. */
const SIDE_CLAUSE =
  /^(?:when|if|after|once|as soon as|before|since|because|while|although|given|instead of|rather than|i guess)\b/iu;
const NEW_CLAUSE =
  /^(?:i|i'm|i've|i'd|i'll|we|it|it's|he|she|they|there|there's|everything|nothing|nobody|that's|(?:the|my|our|his|her)\s+[\w'-]+(?:\s+[\w'-]+)?\s+(?:is|are|was|were|has|have|still|needs?|keeps?))\b/iu;
const DATE_END = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}$/iu;

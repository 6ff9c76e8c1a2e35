import { countedMail, findTheTask, general, nameTheStep } from "../tables/first-steps/general.js";
import type { Mode } from "../tables/first-steps/kind-of-work.js";
import { isTableWord, kindOf } from "../classify/kind-of.js";
import { namesNothing } from "../read/names-nothing.js";
import { objectOf, quoted } from "../classify/object-of.js";
import { stepForClause } from "./step-for-clause.js";
import { stepOfKind } from "./step-of-kind.js";
import { type TimedStep, timedStep } from "./timed-step.js";

/** The step for a text without a verb: "taxes", "interview prep", "3 emails". */
export function stepForThing(text: string, asked: Mode): TimedStep {
  const { thing, mode } = workOn(text, asked);
  const object = objectOf(thing);
  if (object.topic === "" || namesNothing(object.topic)) return timedStep(findTheTask, object, general);
  if (object.isClause) return stepForClause(object);
  const kind = kindOf(object.topic);
  const isMail = kind.kind === "email" || kind.kind === "messages";
  if (isMail && COUNTED.test(object.topic)) return timedStep(countedMail, object, kind);
  if (kind === general && isUnclear(text)) return timedStep(nameTheStep, quoted(text), general);
  return stepOfKind(kind, mode, object);
}

const COUNTED = /^(?:\d+|two|three|four|five|ten)\s/iu;

/** What people call the work on a thing: "interview prep" prepares for the interview, "tax stuff" is about taxes. */
function workOn(text: string, asked: Mode): { thing: string; mode: Mode } {
  const [, thing = text, noun = ""] = WORK_ON_IT.exec(text) ?? [];
  const mode = WORK_NOUNS.get(noun.toLowerCase()) ?? asked;
  return { thing: isTableWord(text.split(" ").slice(-2).join(" ").toLowerCase()) ? text : thing, mode };
}

const WORK_ON_IT =
  /^(.+?)\s+(prep|preparation|planning|research|cleanup|clean-up|cleaning|tidying|practice|stuff|things|work|tasks|chores|catch-?up)$/iu;
const WORK_NOUNS: ReadonlyMap<string, Mode> = new Map([
  ["prep", "prepare"],
  ["preparation", "prepare"],
  ["planning", "think"],
  ["research", "understand"],
  ["cleanup", "tidy"],
  ["clean-up", "tidy"],
  ["cleaning", "tidy"],
  ["tidying", "tidy"],
  ["catchup", "catchUp"],
  ["catch-up", "catchUp"],
]);

/** One word, or letters without a vowel, may mean anything. */
function isUnclear(text: string): boolean {
  const words = text.split(" ");
  return (
    words.length === 1 || !/\p{L}{2}/u.test(text) || words.every((word) => !/[aeiouy\p{N}]/iu.test(word))
  );
}

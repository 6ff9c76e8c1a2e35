import { phraseList } from "../tables/parse-words.js";
import type { ConcreteVerbs } from "../tables/concrete-verbs/concrete-verbs-row.js";
import type { KindOfWork } from "../tables/first-steps/kind-of-work.js";
import { kindOf } from "../classify/kind-of.js";
import { headOf, type TaskObject } from "../classify/object-of.js";
import type { OpeningVerb } from "../classify/opening-verb.js";
import { fillStep, sentence } from "./fill-step.js";
import { shorten } from "./shorten.js";
import { participle } from "../classify/tagger.js";
import type { TimedStep } from "./timed-step.js";

const ACTION_CHARS = 150;

/** Keeps a sentence that already names something visible, and adds how it is seen to be done. */
export function keepConcrete(verb: OpeningVerb, object: TaskObject): TimedStep {
  const kind = kindOf(object.topic);
  const row = rowFor(verb, kind);
  const action = sentence(shorten(keptSentence(verb), ACTION_CHARS));
  if (row === undefined) return { action, done: seenDone(verb, object), minutes: kind.minutes };
  return { ...fillStep({ action: "", done: row.done }, object), action, minutes: row.minutes };
}

/** The row of concrete verbs for that verb with that kind of work. */
export function rowFor(verb: OpeningVerb, kind: KindOfWork): ConcreteVerbs | undefined {
  return verb.rows.find(({ kinds }) => kinds === undefined || phraseList(kinds).includes(kind.kind));
}

function keptSentence(verb: OpeningVerb): string {
  return verb.sentence
    .replace(/,?\s+(?:because|so that|although|even though|it'?s (?:been|not|so))\b.*$/iu, "")
    .replace(/[\s,:;.!?–-]+$/u, "");
}

function seenDone(verb: OpeningVerb, object: TaskObject): string {
  const form = verb.phrase.includes(" ") ? undefined : participle(verb.phrase);
  const isDirect =
    object.topic !== "" && !object.isClause && !NOT_DIRECT.test(verb.rest) && !ARROW.test(verb.rest);
  if (form === undefined || !isDirect) return "It is done, and another person can see the result";
  return `Another person can see that ${headOf(object.object).join(" ")} ${object.isPlural ? "are" : "is"} ${form}`;
}

const ARROW = /->|=>|→/u;
const NOT_DIRECT =
  /^(?:and|&|on|about|with|for|of|in|at|into|to|from|by|over|through|up|out|off|down|back|away|together|around|it|that|this|me|us|him|her|them|myself)(?=\s|$)/iu;

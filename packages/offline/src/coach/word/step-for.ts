import { nounPairs } from "../tables/noun-pairs.js";
import { phraseList } from "../tables/parse-words.js";
import { answerTheQuestion, findTheTask, general, insteadOf } from "../tables/first-steps/general.js";
import type { KindOfWork, Mode } from "../tables/first-steps/kind-of-work.js";
import { keepConcrete, rowFor } from "./keep-concrete.js";
import { isTableWord, kindNamed, kindOf } from "../classify/kind-of.js";
import { namesNothing } from "../read/names-nothing.js";
import { objectOf, quoted, type TaskObject } from "../classify/object-of.js";
import { type OpeningVerb, openingVerb } from "../classify/opening-verb.js";
import { readQuestion } from "../read/read-question.js";
import { isAddress } from "../read/hide-addresses.js";
import { stepByForm, underHeading } from "./step-by-form.js";
import { stepForClause } from "./step-for-clause.js";
import { stepForThing } from "./step-for-thing.js";
import { stepOfKind } from "./step-of-kind.js";
import { baseOfPast, gerund } from "../classify/tagger.js";
import { type TimedStep, timedStep } from "./timed-step.js";
import { wishes, worksAlone } from "../tables/vague-verbs.js";

/** The first step for one task in the user's words, without lead-ins and times. */
export function stepFor(task: string, isSubject: boolean): TimedStep {
  const { task: inner, heading } = underHeading(task);
  if (heading !== undefined) {
    const step = stepFor(inner, isSubject);
    return { ...step, action: `${step.action} (${heading})` };
  }
  const asked = readQuestion(
    inner
      .replace(A_REST, "take a $1")
      .replace(GET_DONE, "finish $1")
      .replace(GIVE_A, "$2 $1")
      .replace(HAVE_DONE, haveDone),
  );
  if (asked.kind === "open") return timedStep(answerTheQuestion, quoted(asked.text), general);
  if (namesNothing(asked.text)) return stepWithoutTask();
  const known = stepByForm(asked.text);
  if (known !== undefined) return known;
  const mode = asked.kind === "start" ? "start" : "progress";
  const turned = isSubject || asked.kind !== "plain" ? undefined : verbAtTheEnd(asked.text);
  if (/^\w+ing$/u.test(asked.text) && isTableWord(asked.text.toLowerCase()))
    return stepForThing(asked.text, mode);
  return withVerb(openingVerb(asked.text), mode) ?? withVerb(turned, mode) ?? stepForThing(asked.text, mode);
}

const A_REST = /^(?:a |short |quick )?(break|nap|rest|breather|stroll)$/iu;
const GET_DONE =
  /^(?:get|have) ((?:the|my|this|that|our|all|these|those)\s.+) (?:done|finished|sorted|completed|over with|off my (?:plate|list|desk|mind|back)|out of the way)$/iu;

/** "give the bathroom a scrub": to scrub it. */
const GIVE_A =
  /^give ((?:the|my|this|that|our|all|these|those)\s[^,]{2,40}?) an? (?:quick |good |proper )?(scrub|clean|wipe|polish|wash|dust|sweep|read|ring|call|tidy|trim|rinse|test|review)\b/iu;

/** "get the car booked in": to book the car in. */
const HAVE_DONE =
  /^(?:get|have) ((?:the|my|this|that|our|all|these|those)\s[^,]{2,40}?) (booked|fixed|cleaned|washed|repaired|serviced|checked|printed|signed|framed|renewed|delivered|painted|mended|tuned|framed|tested)\b/iu;

function haveDone(_: string, thing: string, done: string): string {
  return `${baseOfPast(done.toLowerCase())} ${thing}`;
}

/** The step for a text that says only what to leave. */
export function stepInstead(avoided: string): TimedStep {
  const verb = openingVerb(avoided);
  const object =
    verb === undefined || avoided.startsWith(`${verb.phrase}ing`) ? objectOf(avoided) : doing(verb, avoided);
  return timedStep(insteadOf, { ...object, topic: object.topic || "that" }, general);
}

/** "check twitter" as what somebody does: "checking twitter". */
function doing(verb: OpeningVerb, text: string): TaskObject {
  if (/^\w+ing\b/iu.test(text)) return objectOf(text);
  const [first = ""] = verb.phrase.split(" ", 1);
  return objectOf(gerund(first) + text.slice(first.length));
}

/** The step that finds a task, when the text names none. */
export function stepWithoutTask(): TimedStep {
  return timedStep(findTheTask, objectOf(""), general);
}

function withVerb(verb: OpeningVerb | undefined, asked: Mode): TimedStep | undefined {
  if (verb === undefined) return undefined;
  if (verb.mode !== undefined) return vague({ ...verb, mode: verb.mode }, asked);
  const object = objectOf(verb.rest);
  if (namesNothing(object.topic) && verb.rows.length === 0) return stepWithoutTask();
  return isWish(verb, kindOf(object.topic)) ? stepForThing(verb.rest, asked) : keepConcrete(verb, object);
}

function vague(verb: OpeningVerb & { readonly mode: Mode }, asked: Mode): TimedStep | undefined {
  const second = joinedVerb(verb.rest);
  if (second !== undefined) return withVerb(second, asked);
  const object = objectOf(verb.rest === "" ? (worksAlone.get(verb.phrase) ?? "") : verb.rest);
  if (object.topic === "" || namesNothing(object.topic)) return stepWithoutTask();
  if (isAddress(object.topic)) return stepByForm(object.topic);
  const inner = /^\w+ing\s/iu.test(verb.rest) && NESTING.has(verb.mode) ? openingVerb(verb.rest) : undefined;
  if (inner !== undefined) return nested(inner, verb.mode);
  if (object.isClause) return stepForClause(object);
  if (verb.mode === "understand" && /^to\s/iu.test(verb.rest))
    return stepForClause(objectOf(`how ${verb.rest}`));
  const known = kindOf(object.topic);
  const kind = known === general ? kindByVerb(verb, object.topic) : known;
  const hasOwn = kind !== general && kind.steps[verb.mode] !== undefined;
  const isConcrete = !hasOwn && verb.mode !== "understand" && rowFor(verb, kind) !== undefined;
  if (isConcrete) return keepConcrete(verb, object);
  return stepOfKind(kind, verb.mode === "progress" ? asked : verb.mode, object);
}

/** The kind of work when only the verb tells it. */
function kindByVerb(verb: OpeningVerb & { readonly mode: Mode }, topic: string): KindOfWork {
  if (verb.mode === "study") return kindNamed("study");
  return verb.phrase.endsWith(" with") && verb.mode === "catchUp" && /^\p{Lu}/u.test(topic)
    ? kindNamed("people")
    : general;
}

/** "clean and organise the desk": the second verb carries the object. */
function joinedVerb(rest: string): OpeningVerb | undefined {
  const joined = /^(?:and|&|\+)\s+(.+)$/iu.exec(rest)?.[1];
  return joined === undefined ? undefined : openingVerb(joined);
}

const NESTING: ReadonlySet<Mode> = new Set<Mode>(["progress", "start", "finish"]);

/** "start writing my essay" is the start of the essay; "work on editing the podcast" is about editing it. */
function nested(inner: OpeningVerb, mode: Mode): TimedStep | undefined {
  const object = objectOf(inner.rest);
  const kind = kindOf(object.topic);
  const isStart =
    mode === "start" && object.topic !== "" && kind !== general && kind.steps.start !== undefined;
  return isStart ? stepOfKind(kind, "start", object) : withVerb(inner, mode);
}

/** "fix my sleep" is no more a step than "sleep better". */
function isWish(verb: OpeningVerb, kind: KindOfWork): boolean {
  return phraseList(wishes.verbs).includes(verb.phrase) && phraseList(wishes.kinds).includes(kind.kind);
}

/** "thesis editing" is to edit the thesis. */
function verbAtTheEnd(text: string): OpeningVerb | undefined {
  const [, thing = "", verb = ""] = /^((?:[\p{L}'-]+\s+){0,3}[\p{L}'-]+)\s+([a-z-]+ing)$/u.exec(text) ?? [];
  const pair = text.split(" ").slice(-2).join(" ").toLowerCase();
  if (verb === "" || nounPairs.has(pair) || isTableWord(pair) || kindOf(pair) !== kindOf(thing))
    return undefined;
  return openingVerb(`${verb} ${objectOf(thing).object}`);
}

import { avoided, remarkOf, subjectOf } from "./remark-of.js";
import { faultOf } from "./fault-of.js";
import { namesNothing } from "./names-nothing.js";
import { orderOf } from "./order-of.js";
import { readTimebox, type Timeboxed } from "./time/read-timebox.js";
import { splitTasks } from "./split-tasks.js";
import { startsWithVerb } from "../classify/starts-with-verb.js";
import { baseOfPast } from "../classify/tagger.js";
import { stripLeadIn } from "./strip-lead-in.js";

/** The first task of an intent, or what is known when it names none. */
export interface FirstTask {
  readonly task?: string;
  /** The task is a subject ("overwhelmed by the move"), not a step. */
  readonly isSubject: boolean;
  /** What the task says is wrong with: "login page", when it states a fault. */
  readonly faulty?: string;
  /** What the user wants to leave, when that is all they wrote. */
  readonly remark?: string;
  /** The timebox the text names, whole seconds. */
  readonly secs: number | undefined;
}

interface Part {
  readonly text: string;
  readonly isSubject: boolean;
  readonly secs: number | undefined;
  /** 0 is to be done first. */
  readonly rank: number;
}

/** Reads the parts of an intent in order, sets remarks aside, and takes the one to be done first. */
export function firstTask(lines: readonly string[], now: Date): FirstTask {
  const parts = partsOf(lines.slice(0, MAX_LINES), now);
  const loneSecs = parts.find(({ text, secs }) => text === "" && secs !== undefined)?.secs;
  const remarks = parts.map(({ text }) => remarkOf(text) ?? (namesNothing(text) ? "remark" : undefined));
  const [task] = parts.filter((_, at) => remarks[at] === undefined).toSorted((a, b) => a.rank - b.rank);
  if (task !== undefined)
    return {
      task: withContext(task.text, parts),
      isSubject: task.isSubject,
      secs: task.secs ?? loneSecs ?? deadlineOf(parts),
    };
  const secs = parts.find((part) => part.secs !== undefined)?.secs;
  const promised = parts.map(({ text }) => promiseIn(text)).find((text) => text !== undefined);
  if (promised !== undefined) return { task: promised, isSubject: false, secs };
  const fault = faultIn(parts);
  if (fault !== undefined) return { ...fault, secs };
  const subject = parts.map(({ text }) => subjectOf(text)).find((text) => text !== undefined);
  if (subject !== undefined) return { task: subject, isSubject: true, secs };
  const negation = parts[remarks.indexOf("negation")];
  const left = negation === undefined ? "" : avoided(negation.text);
  return left === "" ? { isSubject: false, secs } : { remark: left, isSubject: false, secs };
}

/** Whoever writes more at once does not mean the last of it. */
const MAX_LINES = 12;
const MAX_PARTS = 16;

/** "add an index" and "send it again" say too little without the fault that they are to mend. */
function withContext(task: string, parts: readonly Part[]): string {
  const fault = parts[parts.findIndex(({ text }) => text === task) - 1]?.text ?? "";
  const isShort = /^\S+ (?:(?:an?|the) \S+|one|(?:it|them|that|this)\b.*)$/iu.test(task);
  return isShort && faultOf(fault) !== undefined ? `${task} (${fault})` : task;
}

function faultIn(parts: readonly Part[]): Pick<FirstTask, "task" | "isSubject" | "faulty"> | undefined {
  for (const { text } of parts) {
    const fault = faultOf(text);
    if (fault?.isCondition === true) return { task: fault.subject, isSubject: true };
    if (fault !== undefined) return { task: text, isSubject: false, faulty: fault.subject };
  }
  return undefined;
}

/** The task at the end of a remark: "I promised my sister to look at her lease". */
function promiseIn(remark: string): string | undefined {
  const tail = /\sto\s+(\S+\s.+)$/iu.exec(remark)?.[1];
  return tail !== undefined && remarkOf(remark) === "remark" && startsWithVerb(tail) ? tail : undefined;
}

/** With a single time in the text, it is the time of the whole. */
function deadlineOf(parts: readonly Part[]): number | undefined {
  const named = parts.filter(({ secs }) => secs !== undefined);
  return named.length === 1 && named[0] === parts.at(-1) && parts.length <= 2 && named[0]?.text === ""
    ? named[0].secs
    : undefined;
}

/** The parts of all lines; words such as "later" say which comes first only where there are several. */
function partsOf(lines: readonly string[], now: Date): readonly Part[] {
  const pieces = lines.flatMap((line) => piecesOf(line, now)).slice(0, MAX_PARTS);
  return pieces.map(({ text, secs }) => {
    const ordered = pieces.length > 1 ? orderOf(text.trim()) : { text, rank: 1 };
    const { text: task, isSubject } = stripLeadIn(inOrder(ordered.text));
    return { text: task, isSubject, secs, rank: ordered.rank };
  });
}

function piecesOf(line: string, now: Date): readonly Timeboxed[] {
  const whole = readTimebox(line, now);
  const pieces = splitTasks(whole.text);
  // One time in a line of several tasks belongs to the task it stands in: read each by itself then.
  if (pieces.length <= 1) return [{ text: pieces[0] ?? "", secs: whole.secs }];
  return splitTasks(line)
    .slice(0, MAX_PARTS)
    .map((piece) => readTimebox(piece, now));
}

/** Of "email Ana before starting on the slides" and "finish the report after calling Tom" what comes first. */
function inOrder(text: string): string {
  const [, first = text] = /^(\S.*?) before \w+ing\b/iu.exec(text) ?? [];
  const [, have, verb = "", rest = ""] = AFTER.exec(first) ?? [];
  const next = `${have === undefined ? verb : baseOfPast(verb)} ${rest}`;
  return rest !== "" && startsWithVerb(next) ? next : first;
}

const AFTER = / (?:after|once) (?:(?:i|we)(?:('ve| have) | ))?(\w+) (\S.*)$/iu;

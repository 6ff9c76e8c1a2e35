import { avoided, remarkOf, subjectOf } from "./remark-of.js";
import { namesNothing } from "./names-nothing.js";
import { readTimebox } from "./read-timebox.js";
import { splitTasks } from "./split-tasks.js";
import { startsWithVerb } from "../classify/starts-with-verb.js";
import { stripLeadIn } from "./strip-lead-in.js";

/** The first task of an intent, or what is known when it names none. */
export interface FirstTask {
  readonly task?: string;
  /** The task is a subject ("overwhelmed by the move"), not a step. */
  readonly isSubject: boolean;
  /** What the user wants to leave, when that is all they wrote. */
  readonly remark?: string;
  /** The timebox the text names, whole seconds. */
  readonly secs: number | undefined;
}

interface Part {
  readonly text: string;
  readonly isSubject: boolean;
  readonly secs: number | undefined;
}

/** Reads the parts of an intent in order, sets remarks aside, and takes the first that names a task. */
export function firstTask(lines: readonly string[], now: Date): FirstTask {
  const parts = lines.slice(0, MAX_LINES).flatMap((line) => partsOf(line, now));
  const loneSecs = parts.find(({ text, secs }) => text === "" && secs !== undefined)?.secs;
  const remarks = parts.map(({ text }) => remarkOf(text) ?? (namesNothing(text) ? "remark" : undefined));
  const at = remarks.indexOf(undefined);
  const task = parts[at];
  if (task !== undefined)
    return { task: task.text, isSubject: task.isSubject, secs: task.secs ?? loneSecs ?? deadlineOf(parts) };
  const secs = parts.find((part) => part.secs !== undefined)?.secs;
  const promised = parts.map(({ text }) => promiseIn(text)).find((text) => text !== undefined);
  if (promised !== undefined) return { task: promised, isSubject: false, secs };
  const subject = parts.map(({ text }) => subjectOf(text)).find((text) => text !== undefined);
  if (subject !== undefined) return { task: subject, isSubject: true, secs };
  const negation = parts[remarks.indexOf("negation")];
  const left = negation === undefined ? "" : avoided(negation.text);
  return left === "" ? { isSubject: false, secs } : { remark: left, isSubject: false, secs };
}

const MAX_LINES = 12;

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

function partsOf(line: string, now: Date): readonly Part[] {
  const whole = readTimebox(line, now);
  const pieces = splitTasks(whole.text);
  // One time in a line of several tasks belongs to the task it stands in: read each by itself then.
  if (pieces.length <= 1) return [toPart(pieces[0] ?? "", whole.secs)];
  return splitTasks(line).map((piece) => {
    const { text, secs } = readTimebox(piece, now);
    return toPart(text, secs);
  });
}

function toPart(piece: string, secs: number | undefined): Part {
  const { text, isSubject } = stripLeadIn(piece);
  return { text, isSubject, secs };
}

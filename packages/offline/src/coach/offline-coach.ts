import type { Proposal } from "@antidrift/ai";
import { careStep } from "./classify/care-step.js";
import { hideAddresses } from "./read/hide-addresses.js";
import { cleanIntent } from "./read/clean-intent.js";
import { languageOf } from "./read/language-of.js";
import { firstTask } from "./read/first-task.js";
import { sentence } from "./word/fill-step.js";
import { readTimebox, type Timeboxed } from "./read/time/read-timebox.js";
import { shorten } from "./word/shorten.js";
import { stepFor, stepInstead, stepWithoutTask } from "./word/step-for.js";
import { stepForFault } from "./word/step-for-fault.js";
import type { TimedStep } from "./word/timed-step.js";

export interface OfflineCoachOptions {
  /** The clock that deadlines such as "before 3pm" are seen from, in local time. Defaults to the system's. */
  readonly now?: () => Date;
}

/** More than any task needs; what follows is never read, so that a long brain dump costs no more than a short one. */
const READ_CHARS = 1200;
const MAX_ACTION_CHARS = 160;
const DEFAULT_MINUTES = 25;

/**
 * A coach without a model: the same words at the same time always give the same proposal, within milliseconds.
 * It knows English; words in other languages it keeps as they are.
 */
export class OfflineCoach {
  readonly #now: () => Date;

  constructor(options: OfflineCoachOptions = {}) {
    this.#now = options.now ?? (() => new Date());
  }

  /** Turns a rough intent into a proposal at once. Takes any string and never throws. */
  propose(intent: string): Proposal {
    const care = careStep(intent);
    if (care !== undefined) return toProposal({ minutes: DEFAULT_MINUTES, ...care }, undefined);
    const { text, restore } = hideAddresses(intent.slice(0, READ_CHARS));
    const lines = cleanIntent(text);
    const language = languageOf(lines.join(" "));
    if (language !== undefined) {
      const { text: words, secs } = withoutLeadingTime(lines[0] ?? "", this.#now());
      const kept = { action: words, done: language.done, minutes: DEFAULT_MINUTES };
      return toProposal(kept, secs, restore);
    }
    const { task, faulty, remark, isSubject, secs } = firstTask(lines, this.#now());
    if (task !== undefined && faulty !== undefined)
      return toProposal(stepForFault(task, faulty), secs, restore);
    if (task !== undefined) return toProposal(stepFor(task, isSubject), secs, restore);
    return toProposal(remark === undefined ? stepWithoutTask() : stepInstead(remark), secs, restore);
  }
}

/** In a language it does not know the coach keeps the words; only a time in front of them is surely no part of the task. */
function withoutLeadingTime(line: string, now: Date): Timeboxed {
  const { text, secs } = readTimebox(line, now);
  return { text: /^\d/u.test(line) && text !== "" ? text : line, secs };
}

function toProposal(step: TimedStep, secs: number | undefined, restore = (text: string) => text): Proposal {
  return {
    nextAction: shorten(restore(sentence(step.action)), MAX_ACTION_CHARS),
    successCondition: shorten(restore(sentence(step.done)), MAX_ACTION_CHARS),
    timeboxSecs: secs ?? step.minutes * 60,
  };
}

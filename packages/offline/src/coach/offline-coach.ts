import type { Proposal } from "@antidrift/ai";
import { careStep } from "./tables/care.js";
import { hideAddresses } from "./read/addresses.js";
import { cleanIntent } from "./read/clean-intent.js";
import { languageOf } from "./read/language-of.js";
import { firstTask } from "./read/first-task.js";
import { sentence } from "./word/phrase.js";
import { readTimebox } from "./read/read-timebox.js";
import { shorten } from "./word/shorten.js";
import { stepFor, stepInstead, stepWithoutTask } from "./word/step-for.js";
import { stepForFault } from "./word/step-for-fault.js";
import type { TimedStep } from "./word/timed-step.js";

export interface OfflineCoachOptions {
  /** The clock that deadlines such as "before 3pm" are seen from, in local time. Defaults to the system's. */
  readonly now?: () => Date;
}

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
    const { text, restore } = hideAddresses(intent);
    const lines = cleanIntent(text);
    const language = languageOf(lines.join(" "));
    if (language !== undefined) {
      const words = lines[0] ?? "";
      const kept = { action: words, done: language.done, minutes: DEFAULT_MINUTES };
      return toProposal(kept, readTimebox(words, this.#now()).secs, restore);
    }
    const { task, faulty, remark, isSubject, secs } = firstTask(lines, this.#now());
    if (task !== undefined && faulty !== undefined)
      return toProposal(stepForFault(task, faulty), secs, restore);
    if (task !== undefined) return toProposal(stepFor(task, isSubject), secs, restore);
    return toProposal(remark === undefined ? stepWithoutTask() : stepInstead(remark), secs, restore);
  }
}

function toProposal(step: TimedStep, secs: number | undefined, restore = (text: string) => text): Proposal {
  return {
    nextAction: shorten(restore(sentence(step.action)), MAX_ACTION_CHARS),
    successCondition: shorten(restore(sentence(step.done)), MAX_ACTION_CHARS),
    timeboxSecs: secs ?? step.minutes * 60,
  };
}

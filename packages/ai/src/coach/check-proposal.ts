import type { Checked } from "../answer/answer-check.js";
import type { ProposalField } from "../errors/invalid-proposal-error.js";
import type { Proposal } from "../proposal.js";
import { isObject } from "../json/is-object.js";
import { isPlaceholder } from "./is-placeholder.js";
import { PROMPT_EXAMPLE } from "./prompt-example.js";
import { shownText } from "../answer/shown-text.js";

/** A usable proposal, or what is wrong with the first field that is not usable. */
export function checkProposal(value: unknown): Checked<Proposal, ProposalField> {
  if (!isObject(value)) return { field: "json", problem: "is not one JSON object" };
  const nextAction = checkText(own(value, "next_action"));
  if ("problem" in nextAction) return { field: "next_action", ...nextAction };
  const successCondition = checkText(own(value, "success_condition"));
  if ("problem" in successCondition) return { field: "success_condition", ...successCondition };
  const timebox = checkMinutes(own(value, "timebox_minutes"));
  if ("problem" in timebox) return { field: "timebox_minutes", ...timebox };
  if (isPromptExample(nextAction.text, successCondition.text)) {
    return { field: "next_action", problem: "is the example of the prompt sent back" };
  }
  return {
    value: {
      nextAction: nextAction.text,
      successCondition: successCondition.text,
      timeboxSecs: timebox.secs,
    },
  };
}

/** The longest text that the form takes, in code points. */
export const MAX_TEXT_CHARS = 500;
const MAX_MINUTES = 1440;
/** What no field can show: control characters but tab and line breaks, and halves of a character. */
const NOT_TEXT = /(?![\t\n\v\f\r])\p{Cc}|\p{Surrogate}/u;

function checkText(value: unknown): { text: string } | { problem: string } {
  if (typeof value !== "string") return { problem: "is not a string" };
  const text = shownText(value).trim();
  if (text === "") return { problem: "is empty" };
  if (isTooLong(text)) return { problem: `is longer than ${MAX_TEXT_CHARS} characters` };
  if (NOT_TEXT.test(text)) return { problem: "holds characters that are not text" };
  return isPlaceholder(text) ? { problem: "is a placeholder" } : { text };
}

/** Counts code points, as the form does. Each is at most two UTF-16 units, so a long text need not be counted. */
function isTooLong(text: string): boolean {
  return text.length > MAX_TEXT_CHARS * 2 || Array.from(text).length > MAX_TEXT_CHARS;
}

/** Whole seconds from `timebox_minutes`. */
export function checkMinutes(value: unknown): { secs: number } | { problem: string } {
  if (typeof value !== "number") return { problem: "is not a number" };
  if (!(value > 0 && value <= MAX_MINUTES)) return { problem: `is not above 0 and at most ${MAX_MINUTES}` };
  const secs = Math.round(value * 60);
  return secs === 0 ? { problem: "rounds to no time at all" } : { secs };
}

function isPromptExample(nextAction: string, successCondition: string): boolean {
  const { answer } = PROMPT_EXAMPLE;
  return nextAction === answer.next_action && successCondition === answer.success_condition;
}

/** Own properties only: what an object inherits was not in the answer. */
function own(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

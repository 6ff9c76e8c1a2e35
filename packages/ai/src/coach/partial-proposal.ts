import type { Proposal } from "../proposal.js";
import { checkMinutes, MAX_TEXT_CHARS } from "./check-proposal.js";
import { shownText } from "../answer/shown-text.js";
import { PartialString } from "./partial-string.js";

/**
 * Reads the fields of an answer that is still arriving: texts as far as they go, minutes once they are complete. For a
 * person to watch; what is in it may yet turn out to be no proposal. A later object in the text starts anew.
 *
 * Reads each character once, however the text is cut.
 */
export class PartialProposalReader {
  #seen = 0;
  #depth = 0;
  #string: PartialString | undefined;
  #number = "";
  #key: string | undefined;
  /** After a colon: the next string or number is the value of `#key`. */
  #isValue = false;
  readonly #fields = new Map<string, string | number>();
  #shown = "{}";

  /** Takes the whole text so far, and answers with the fields if that changed them. */
  read(textSoFar: string): Partial<Proposal> | undefined {
    if (textSoFar.length > MAX_CHARS) return undefined;
    for (; this.#seen < textSoFar.length; this.#seen += 1) this.#take(textSoFar.charAt(this.#seen));
    const partial = this.#partial();
    const shown = JSON.stringify(partial);
    if (shown === this.#shown) return undefined;
    this.#shown = shown;
    return partial;
  }

  #take(char: string): void {
    if (this.#string !== undefined) this.#takeInString(this.#string, char);
    else if (NUMBER.test(char) && this.#isValue) this.#number += char;
    else this.#takeStructure(char);
  }

  #takeInString(string: PartialString, char: string): void {
    const ended = string.take(char);
    if (this.#isValue) this.#set(string.text);
    if (!ended) return;
    if (!this.#isValue) this.#key = string.text;
    this.#isValue = false;
    this.#string = undefined;
  }

  #takeStructure(char: string): void {
    if (this.#number !== "") {
      this.#set(Number(this.#number));
      this.#number = "";
      this.#isValue = false;
    }
    if (char === "{" || char === "[") this.#open();
    else if (char === "}" || char === "]") this.#depth = Math.max(0, this.#depth - 1);
    else if (char === '"' && this.#depth > 0) this.#string = new PartialString(MAX_TEXT_CHARS);
    else if (char === ":") this.#isValue = true;
    else if (char === ",") this.#isValue = false;
  }

  #open(): void {
    if (this.#depth === 0) this.#fields.clear();
    this.#depth += 1;
    this.#isValue = false;
  }

  #set(value: string | number): void {
    if (this.#key !== undefined && this.#depth <= MAX_DEPTH) this.#fields.set(this.#key, value);
  }

  #partial(): Partial<Proposal> {
    const timebox = checkMinutes(this.#fields.get("timebox_minutes"));
    return {
      ...textField("nextAction", this.#fields.get("next_action")),
      ...textField("successCondition", this.#fields.get("success_condition")),
      ...("secs" in timebox ? { timeboxSecs: timebox.secs } : {}),
    };
  }
}

/** Nobody watches a longer answer arrive. */
const MAX_CHARS = 65_536;
/** The object itself, or the one under a key around it. */
const MAX_DEPTH = 2;
const NUMBER = /[-+.\deE]/u;

function textField(name: "nextAction" | "successCondition", value: unknown): Partial<Proposal> {
  // Half of a character is not shown.
  const text = typeof value === "string" ? shownText(value.replace(/[\ud800-\udbff]$/u, "")).trim() : "";
  return text === "" ? {} : { [name]: text };
}

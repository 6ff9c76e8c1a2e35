import { InvalidInputError } from "../errors/invalid-input-error.js";
import { Outcome } from "../session-record.js";
import { cleanText, countCharacters } from "../text/clean-text.js";

const OUTCOMES: ReadonlySet<unknown> = new Set(Outcome.anyOf.map((outcome) => outcome.const));

/** The cleaned text, 1 to `most` characters long. Throws `InvalidInputError` naming `field`. */
export function checkText(field: string, value: unknown, most: number): string {
  const text = checkOptionalText(field, value, most);
  if (text === "") throw new InvalidInputError(field, `${label(field)} must not be empty.`);
  return text;
}

/** The cleaned text, 0 to `most` characters long. Throws `InvalidInputError` naming `field`. */
export function checkOptionalText(field: string, value: unknown, most: number): string {
  if (typeof value !== "string") throw new InvalidInputError(field, `${label(field)} must be text.`);
  const text = cleanText(value);
  if (countCharacters(text) > most) {
    throw new InvalidInputError(field, `${label(field)} must have at most ${most} characters.`);
  }
  return text;
}

/** A whole number of seconds within `[least, most]`. Throws `InvalidInputError` naming `field`. */
export function checkSecs(field: string, value: unknown, [least, most]: readonly [number, number]): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) {
    throw new InvalidInputError(
      field,
      `${label(field)} must be a whole number of seconds from ${least} to ${most}.`,
    );
  }
  return value;
}

/** Throws `InvalidInputError` naming "outcome". */
export function checkOutcome(value: unknown): Outcome {
  if (!isOutcome(value)) {
    throw new InvalidInputError("outcome", "Outcome must be done, partly or not_done.");
  }
  return value;
}

function isOutcome(value: unknown): value is Outcome {
  return OUTCOMES.has(value);
}

/** "next_action" as "Next action". */
function label(field: string): string {
  const words = field.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

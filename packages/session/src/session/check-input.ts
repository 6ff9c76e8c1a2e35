import { InvalidInputError } from "../errors/invalid-input-error.js";
import { LIMITS, OUTCOMES, type Outcome } from "@antidrift/wire";
import { fieldLabel } from "../text/field-label.js";
import { cleanText, countCharacters } from "../text/clean-text.js";

/** The cleaned text, 1 to `most` characters long. Throws `InvalidInputError` naming `field`. */
export function checkText(field: string, value: unknown, most: number): string {
  const text = checkTextOrNone(field, value, most);
  if (text === "") throw new InvalidInputError(field, `${fieldLabel(field)} must not be empty.`);
  return text;
}

/** Up to `most` cleaned phrases, each 1 to `characters` long, none twice. Throws `InvalidInputError` naming `field`. */
export function checkPhrases(
  field: string,
  value: unknown,
  { most, characters }: { readonly most: number; readonly characters: number },
): readonly string[] {
  if (!Array.isArray(value) || value.length > most) {
    throw new InvalidInputError(field, `${fieldLabel(field)} must be a list of at most ${most} phrases.`);
  }
  return [...new Set(value.map((phrase, index) => checkText(`${field}.${index}`, phrase, characters)))];
}

/** The cleaned text, 0 to `most` characters long. Throws `InvalidInputError` naming `field`. */
export function checkTextOrNone(field: string, value: unknown, most: number): string {
  if (typeof value !== "string") throw new InvalidInputError(field, `${fieldLabel(field)} must be text.`);
  const text = cleanText(value);
  if (countCharacters(text) > most) {
    throw new InvalidInputError(field, `${fieldLabel(field)} must have at most ${most} characters.`);
  }
  return text;
}

/** The cleaned note of a session, which may be empty. Throws `InvalidInputError` naming "note". */
export function checkNote(value: unknown): string {
  return checkTextOrNone("note", value, LIMITS.noteCharacters);
}

/** A whole number of seconds within `[least, most]`. Throws `InvalidInputError` naming `field`. */
export function checkSecs(field: string, value: unknown, [least, most]: readonly [number, number]): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) {
    throw new InvalidInputError(
      field,
      `${fieldLabel(field)} must be a whole number of seconds from ${least} to ${most}.`,
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
  return (OUTCOMES as readonly unknown[]).includes(value);
}

import { InvalidInputError } from "@antidrift/session";
import { Type } from "typebox";

/** A whole number in a query string, where everything is text. */
export function wholeNumber(description: string) {
  return Type.String({ pattern: "^\\d{1,16}$", description });
}

/** Throws `InvalidInputError`. */
export function readNumber(field: string, text: string, { max }: { max: number }): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value > max) {
    throw new InvalidInputError(field, `${field} may be at most ${max}.`);
  }
  return value;
}

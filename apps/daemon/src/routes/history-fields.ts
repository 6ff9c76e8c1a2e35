import { fieldLabel, InvalidInputError } from "@antidrift/session";
import { Type } from "typebox";
import { wholeNumberPattern } from "../json/violation.js";

/** A whole number in a query string, where everything is text. */
export function wholeNumber(description: string) {
  return Type.String({ pattern: wholeNumberPattern, description });
}

/** Throws `InvalidInputError`. */
export function readNumber(field: string, text: string, { max }: { max: number }): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value > max) {
    throw new InvalidInputError(field, `${fieldLabel(field)} must be at most ${max}.`);
  }
  return value;
}

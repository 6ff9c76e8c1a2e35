import { fieldLabel, InvalidInputError } from "@antidrift/session";

/** Throws `InvalidInputError`. */
export function readNumber(field: string, text: string, { max }: { max: number }): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value > max) {
    throw new InvalidInputError(field, `${fieldLabel(field)} must be at most ${max}.`);
  }
  return value;
}

import type { AiError } from "../errors/ai-error.js";

/** What of a value is not usable: one of its fields, or "json", the value as a whole. */
export interface Fault<Field extends string> {
  readonly field: Field | "json";
  /** Completes the sentence "`field` ..." and quotes nothing. */
  readonly problem: string;
}

/** A value that was checked, or what is wrong with it. */
export type Checked<T, Field extends string> = { readonly value: T } | Fault<Field>;

/** What one role looks for in an answer. */
export interface AnswerCheck<T, Field extends string> {
  /** The keys of the object that is asked for: one that has any of them is meant to be the answer, and none may stand in it twice. */
  readonly fields: readonly Field[];
  /** Checks a parsed value. Returns the fault instead of throwing it: there may be a million objects to look at. */
  check(value: unknown): Checked<T, Field>;
  /** The error for an answer whose first object has this fault. */
  refuse(fault: Fault<Field>): AiError;
}

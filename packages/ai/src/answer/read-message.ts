import type { Failure } from "../backends/failures/failure.js";
import { recogniseFailure } from "../backends/failures/recognise-failure.js";
import { recogniseRefusal } from "../backends/failures/recognise-refusal.js";
import type { AiError } from "../errors/ai-error.js";
import { EmptyResponseError } from "../errors/empty-response-error.js";
import { NoJSONError } from "../errors/no-json-error.js";
import type { FoundObject } from "../json/objects-in.js";
import { slipTokens } from "../json/slip-tokens.js";
import type { AnswerCheck, Checked, Fault } from "./answer-check.js";
import { unwrap } from "./unwrap.js";

/** What one message of the model turned out to be. */
export type Reading<T> = { readonly value: T } | { readonly failure: Failure } | { readonly error: AiError };

/** A message as the model wrote it, with the objects that stand in it in order. */
export interface Message {
  /** Nothing can be seen in it. */
  readonly isBlank: boolean;
  /** What is left of it without what the model wrote to itself. */
  readonly text: string;
  readonly objects: readonly FoundObject[];
}

/**
 * Takes the first object of the message that passes the check. If none does, a message that is a program's sentence
 * about sign-in or a limit is that failure; otherwise the first object says what is wrong.
 */
export function readMessage<T, Field extends string>(
  { isBlank, text, objects }: Message,
  check: AnswerCheck<T, Field>,
): Reading<T> {
  if (isBlank) return { error: new EmptyResponseError() };
  const [first] = objects;
  if (first !== undefined && API_ERROR.test(text))
    return { failure: recogniseFailure(text) ?? { reason: "failed" } };
  let firstFault: Fault<Field> | undefined;
  for (const object of objects) {
    const checked = checkObject(object, text, check);
    if ("value" in checked) return checked;
    firstFault ??= checked;
  }
  const refusal = recogniseRefusal(text);
  if (refusal !== undefined) return { failure: refusal };
  return { error: firstFault === undefined ? new NoJSONError(text) : check.refuse(firstFault) };
}

/** The same for an answer that came as a value: the program enforced a schema, or tried to. */
export function readValue<T, Field extends string>(value: unknown, check: AnswerCheck<T, Field>): Reading<T> {
  const checked = unwrap(value, check);
  return "value" in checked ? checked : { error: check.refuse(checked) };
}

/** What claude prints before the body of an error. An object in or after that body is not the model's. */
const API_ERROR = /^\s*API Error\b/u;

function checkObject<T, Field extends string>(
  { value, start, end }: FoundObject,
  text: string,
  check: AnswerCheck<T, Field>,
): Checked<T, Field> {
  if (value === undefined) return { field: "json", problem: "is not JSON" };
  const checked = unwrap(value, check);
  if (!("value" in checked)) return checked;
  // JSON takes the last of two equal keys, others the first: a guess either way.
  const isUnique = slipTokens(text.slice(start, end), { unique: check.fields }) !== undefined;
  return isUnique ? checked : { field: "json", problem: "has the same key twice" };
}

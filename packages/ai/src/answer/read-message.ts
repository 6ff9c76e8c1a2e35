import type { Failure } from "../backends/failures/failure.js";
import { recogniseFailure } from "../backends/failures/recognise-failure.js";
import { recogniseRefusal } from "../backends/failures/recognise-refusal.js";
import { EmptyResponseError } from "../errors/empty-response-error.js";
import { InvalidProposalError } from "../errors/invalid-proposal-error.js";
import { NoJSONError } from "../errors/no-json-error.js";
import type { Proposal } from "../proposal.js";
import type { Checked } from "../coach/check-proposal.js";
import type { FoundObject } from "../json/objects-in.js";
import { slipTokens } from "../json/slip-tokens.js";
import { unwrapProposal } from "../coach/unwrap-proposal.js";

/** What one message of the model turned out to be. */
export type Reading =
  | { readonly proposal: Proposal }
  | { readonly failure: Failure }
  | { readonly error: EmptyResponseError | InvalidProposalError | NoJSONError };

/** A message as the model wrote it, with the objects that stand in it in order. */
export interface Message {
  /** Nothing can be seen in it. */
  readonly isBlank: boolean;
  /** What is left of it without what the model wrote to itself. */
  readonly text: string;
  readonly objects: readonly FoundObject[];
}

/**
 * Takes the first object of the message that is a valid proposal. If none is, a message that is a program's sentence
 * about sign-in or a limit is that failure; otherwise the first object says what is wrong.
 */
export function readMessage({ isBlank, text, objects }: Message): Reading {
  if (isBlank) return { error: new EmptyResponseError() };
  const [first] = objects;
  if (first !== undefined && API_ERROR.test(text))
    return { failure: recogniseFailure(text) ?? { reason: "failed" } };
  let firstFault: Exclude<Checked, { proposal: unknown }> | undefined;
  for (const object of objects) {
    const checked = check(object, text);
    if ("proposal" in checked) return checked;
    firstFault ??= checked;
  }
  const refusal = recogniseRefusal(text);
  if (refusal !== undefined) return { failure: refusal };
  if (firstFault === undefined) return { error: new NoJSONError(text) };
  return { error: new InvalidProposalError(firstFault.field, firstFault.problem) };
}

/** The same for an answer that came as a value: the program enforced a schema, or tried to. */
export function readValue(value: unknown): Reading {
  const checked = unwrapProposal(value);
  return "proposal" in checked
    ? checked
    : { error: new InvalidProposalError(checked.field, checked.problem) };
}

/** What claude prints before the body of an error. An object in or after that body is not the model's. */
const API_ERROR = /^\s*API Error\b/u;

function check({ value, start, end }: FoundObject, text: string): Checked {
  if (value === undefined) return { field: "json", problem: "is not JSON" };
  const checked = unwrapProposal(value);
  if (!("proposal" in checked)) return checked;
  // JSON takes the last of two equal keys, others the first: a guess either way.
  const isUnique = slipTokens(text.slice(start, end), Number.POSITIVE_INFINITY) !== undefined;
  return isUnique ? checked : { field: "json", problem: "has the same key twice" };
}

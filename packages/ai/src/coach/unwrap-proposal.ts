import { checkProposal } from "./check-proposal.js";
import type { Checked } from "./check-proposal.js";
import { isObject } from "../json/is-object.js";
import { PROPOSAL_SCHEMA } from "./proposal-schema.js";

/**
 * The proposal that a value is, or that it holds one level down under a key the model made up: `{"proposal": {...}}`,
 * `{"steps": [{...}]}`. An object that has a field of a proposal is meant to be one, so nothing in it is looked at; nor
 * in one that speaks of errors, examples, drafts or what a tool said. What stands deeper is not looked for: the further in,
 * the less certain that it is the answer and not something the answer speaks of.
 */
export function unwrapProposal(value: unknown): Checked {
  const checked = checkProposal(value);
  if ("proposal" in checked || !isObject(value) || !isWrapper(value)) return checked;
  for (const [key, field] of Object.entries(value)) {
    if (THOUGHTS.test(key)) continue;
    for (const inner of [field].flat()) {
      const unwrapped = checkProposal(inner);
      if ("proposal" in unwrapped) return unwrapped;
    }
  }
  return checked;
}

const FIELDS: readonly string[] = Object.keys(PROPOSAL_SCHEMA.properties);
/** Beside an answer, what the model wrote to itself. */
const THOUGHTS = /think|thought|reason|analysis|reflection|scratch|critique/iu;
const NO_ANSWER =
  /error|exception|fail|invalid|reject|wrong|bad|example|sample|schema|template|format|expected|instruction|prompt|draft|previous|original|old|tool|function|command|exec|stdout|stderr|std_|exit|input|argument|param|^(?:__proto__|constructor|prototype|type|role)$/iu;

function isWrapper(value: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(value);
  return !keys.some((key) => FIELDS.includes(key) || NO_ANSWER.test(key));
}

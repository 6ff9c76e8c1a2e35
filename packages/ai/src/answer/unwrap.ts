import { isObject } from "../json/is-object.js";
import type { AnswerCheck, Checked } from "./answer-check.js";

/**
 * What a value is to a role, or what it holds one level down under a key the model made up: `{"proposal": {...}}`,
 * `{"steps": [{...}]}`. An object that has a field of the answer is meant to be it, so nothing in it is looked at; nor in
 * one that speaks of errors, examples, drafts or what a tool said. What stands deeper is not looked for: the further in,
 * the less certain that it is the answer and not something the answer speaks of.
 */
export function unwrap<T, Field extends string>(
  value: unknown,
  check: AnswerCheck<T, Field>,
): Checked<T, Field> {
  const checked = check.check(value);
  if ("value" in checked || !isObject(value) || !isWrapper(value, check.fields)) return checked;
  for (const [key, field] of Object.entries(value)) {
    if (THOUGHTS.test(key)) continue;
    for (const inner of [field].flat()) {
      const unwrapped = check.check(inner);
      if ("value" in unwrapped) return unwrapped;
    }
  }
  return checked;
}

/** Beside an answer, what the model wrote to itself. */
const THOUGHTS = /think|thought|reason|analysis|reflection|scratch|critique/iu;
const NO_ANSWER =
  /error|exception|fail|invalid|reject|wrong|bad|example|sample|schema|template|format|expected|instruction|prompt|draft|previous|original|old|tool|function|command|exec|stdout|stderr|std_|exit|input|argument|param|^(?:__proto__|constructor|prototype|type|role)$/iu;

function isWrapper(value: Readonly<Record<string, unknown>>, fields: readonly string[]): boolean {
  return !Object.keys(value).some((key) => fields.includes(key) || NO_ANSWER.test(key));
}

import { Value } from "typebox/value";
import { RULES_FILE } from "./read-rules-file.js";
import { RulesError } from "./rules-error.js";
import { RulesFile } from "./rules-file.js";

/** The rules in the text of a file. Throws `RulesError` naming the first key at fault. */
export function parseRules(text: string): RulesFile {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch {
    // The parser's message quotes the text, which may be just what must not be shown.
    throw new RulesError("", `${RULES_FILE} is not valid JSON.`);
  }
  if (Value.Check(RulesFile, value)) return value;
  throw ruleAtFault(value);
}

function ruleAtFault(value: unknown): RulesError {
  const errors = Value.Errors(RulesFile, value);
  for (const error of errors) {
    if (error.keyword !== "additionalProperties") continue;
    const [unknown = ""] = error.params.additionalProperties;
    const known = Object.keys(RulesFile.properties).join(", ");
    return new RulesError(
      unknown,
      `${RULES_FILE}: "${shown(unknown)}" is not a known key (known are ${known}).`,
    );
  }
  const [error] = errors;
  if (error === undefined) return new RulesError("", `${RULES_FILE} cannot be used.`);
  const key = keyOf(error.instancePath);
  const where = key === "" ? RULES_FILE : `${RULES_FILE}: "${key}"`;
  return new RulesError(key, `${where} ${error.message}.`);
}

/** A key of the user's own, fit for a sentence. */
function shown(key: string): string {
  return key.length > 60 ? `${key.slice(0, 60)}…` : key;
}

/** "/hide_titles_like/2" is "hide_titles_like[2]" to the user. */
function keyOf(pointer: string): string {
  return pointer.slice(1).replaceAll(/\/(\d+)/gu, "[$1]");
}

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Value } from "typebox/value";
import { errorCode } from "../error-code.js";
import { RulesError } from "./rules-error.js";
import { RulesFile } from "./rules-file.js";

/** The name of the rules' file in the configuration directory. */
export const RULES_FILE = "antidrift.json";
const MAX_BYTES = 1024 * 1024;

/** Reads the user's rules; none when there is no file. Throws `RulesError` for a file that cannot be used. */
export function readRules(dir: string): RulesFile {
  const text = readText(join(dir, RULES_FILE));
  return text === undefined ? {} : parseRules(text);
}

/** Throws `RulesError` naming the first key at fault. */
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
  const [error] = Value.Errors(RulesFile, value);
  if (error === undefined) return new RulesError("", `${RULES_FILE} cannot be used.`);
  if (error.keyword === "additionalProperties") {
    const [unknown = ""] = error.params.additionalProperties;
    const known = Object.keys(RulesFile.properties).join(", ");
    return new RulesError(unknown, `${RULES_FILE}: "${unknown}" is not a known key (known are ${known}).`);
  }
  const key = keyOf(error.instancePath);
  const where = key === "" ? RULES_FILE : `${RULES_FILE}: "${key}"`;
  return new RulesError(key, `${where} ${error.message}.`);
}

/** "/hide_titles_like/2" is "hide_titles_like[2]" to the user. */
function keyOf(pointer: string): string {
  return pointer.slice(1).replaceAll(/\/(\d+)/gu, "[$1]");
}

function readText(path: string): string | undefined {
  try {
    if (statSync(path).size > MAX_BYTES) throw new RulesError("", `${RULES_FILE} is larger than 1 MiB.`);
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof RulesError) throw error;
    if (errorCode(error) === "ENOENT") return undefined;
    throw new RulesError("", `${RULES_FILE} cannot be read: allow reading ${path}.`);
  }
}

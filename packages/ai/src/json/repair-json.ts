import { jsonrepair } from "jsonrepair";
import { parseJSON } from "./parse-json.js";
import { slipTokens } from "./slip-tokens.js";

/**
 * The value of an object written with slips that have one possible reading, or undefined.
 *
 * `jsonrepair` mends far more than that, by guessing. It is only shown text whose tokens are known, one on a line, where
 * none of its guesses about where a string ends comes into play.
 */
export function repairJSON(text: string): unknown {
  if (text.length > MAX_CHARS) return undefined;
  const tokens = slipTokens(text, { maxDepth: MAX_DEPTH });
  if (tokens === undefined) return undefined;
  return parseJSON(jsonrepair(tokens.join("\n")));
}

/** Many times the longest proposal with every character escaped. */
const MAX_CHARS = 65_536;
/** Also keeps the work linear: of the objects that enclose a place, only this many are read past it. */
const MAX_DEPTH = 32;

import { NoJSONError } from "../errors/no-json-error.js";
import { closingBraces } from "./closing-braces.js";

/**
 * The first balanced `{...}` in the text. Braces inside JSON strings do not count; a `{` that never closes is skipped.
 * Linear in the text, whatever it holds.
 *
 * Throws `NoJSONError`.
 */
export function extractJSON(text: string): string {
  const closedAt = closingBraces(text, "json");
  for (let at = text.indexOf("{"); at !== -1 && at < closedAt.length; at = text.indexOf("{", at + 1)) {
    const end = closedAt[at + 1] ?? -1;
    if (end !== -1) return text.slice(at, end + 1);
  }
  throw new NoJSONError(text);
}

import { checkRecord, InvalidInputError } from "@antidrift/session";
import type { SessionRecord } from "@antidrift/wire";
import { closed, ExportedSession } from "@antidrift/wire/schemas";
import { Compile, type Validator } from "typebox/schema";
import { firstViolations } from "../../json/first-violations.js";
import { parseJson } from "../../json/parse-json.js";
import { findViolation } from "../../json/violation.js";

/** Stands in an address: /history/:id */
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const closedEntry = closed(ExportedSession);

let validator: Validator<typeof ExportedSession> | undefined;

/**
 * The text of a session of which `items` spans were cut out, with a `0` in the place of each.
 * Throws `InvalidInputError` naming the field, or `JsonError`.
 */
export function readEntry(text: Buffer, items: number): SessionRecord {
  const value = withoutSpans(parseJson(text), items);
  validator ??= Compile(closedEntry) as Validator<typeof ExportedSession>;
  if (!validator.Check(value)) {
    const { field, sentence } = findViolation(firstViolations(closedEntry, value), "This");
    throw new InvalidInputError(field, sentence);
  }
  const { session } = value;
  if (!ID.test(session.id)) throw inSession("id", "Id must be letters, digits, - and _, at most 64.");
  try {
    return checkRecord(session);
  } catch (error) {
    if (error instanceof InvalidInputError) throw inSession(error.field, error.message);
    throw error;
  }
}

function inSession(field: string, sentence: string): InvalidInputError {
  return new InvalidInputError(`session.${field}`, sentence);
}

function withoutSpans(value: unknown, items: number): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const spans: unknown = Reflect.get(value, "spans");
  if (!Array.isArray(spans)) return value;
  const at = spans.findIndex((span) => span !== 0);
  if (at >= 0) throw new InvalidInputError(`spans.${at}`, `Span ${at + 1} must be a JSON object.`);
  if (spans.length !== items) throw new InvalidInputError("spans", "Spans must be a list of JSON objects.");
  return { ...value, spans: [] };
}

import { checkSpans, InvalidInputError, type SpansBefore } from "@antidrift/session";
import type { EvidenceSpan } from "@antidrift/wire";
import { closed, EvidenceSpan as SpanSchema } from "@antidrift/wire/schemas";
import { Compile, type Validator } from "typebox/schema";
import { parseJson } from "../../json/parse-json.js";
import { findViolation } from "../../json/violation.js";

let validator: Validator<typeof SpanSchema> | undefined;

/** The text of one span, which comes after others. Throws `InvalidInputError` naming the field, or `JsonError`. */
export function readSpan(text: Buffer, before: SpansBefore): EvidenceSpan {
  const value = parseJson(text);
  validator ??= Compile(closed(SpanSchema)) as Validator<typeof SpanSchema>;
  if (!validator.Check(value)) {
    const { field, sentence } = findViolation(validator.Errors(value)[1], "This", `spans.${before.count}`);
    throw new InvalidInputError(field, sentence);
  }
  const [span = value] = checkSpans([value], before);
  return span;
}

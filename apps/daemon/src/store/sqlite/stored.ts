import { Snapshot } from "@antidrift/session";
import { EvidenceSpan, SessionRecord } from "@antidrift/wire/schemas";
import type { Static, TSchema } from "typebox";
import { Compile, type Validator } from "typebox/schema";

/** Reads what the store keeps as JSON; undefined for a text that is no longer what it was. */
export const parseSnapshot = reader(Snapshot);
export const parseSession = reader(SessionRecord);
export const parseSpan = reader(EvidenceSpan);

/** A schema is compiled when it is first needed, which keeps the start quick. */
function reader<Schema extends TSchema>(schema: Schema): (text: string) => Static<Schema> | undefined {
  let validator: Validator<Schema, Static<Schema>> | undefined;
  return (text) => {
    const value = parseJson(text);
    validator ??= Compile(schema) as Validator<Schema, Static<Schema>>;
    return validator.Check(value) ? value : undefined;
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

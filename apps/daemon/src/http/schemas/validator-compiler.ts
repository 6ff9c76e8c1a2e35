import type { TSchema } from "typebox";
import { Compile, type Validator } from "typebox/schema";
import { RequestRefusedError } from "../request-refused-error.js";
import { findViolation, type Violations } from "../../json/violation.js";

/**
 * Checks requests against their schemas as they are: nothing is coerced, filled in or dropped. A schema is compiled
 * when it is first needed, which keeps the start quick.
 */
export function validatorCompiler({ schema, httpPart }: CompiledRoute): Validate {
  let validator: Validator | undefined;
  return (value) => {
    validator ??= Compile(withoutTrimmedLimits(schema));
    if (validator.Check(value)) return { value };
    return { error: refusal(validator.Errors(value)[1], httpPart === "body") };
  };
}

interface CompiledRoute {
  readonly schema: TSchema;
  /** Which part of the request the schema is for. */
  readonly httpPart?: string;
}
type Validate = (value: unknown) => { value: unknown } | { error: RequestRefusedError };

function refusal(violations: Violations, isBody: boolean): RequestRefusedError {
  const { field, sentence } = findViolation(violations, isBody ? "The body" : "The address");
  return new RequestRefusedError(
    isBody ? "ErrBadBody" : "ErrBadQuery",
    sentence,
    field === "" ? undefined : field,
  );
}

/** A text that is trimmed has its limit after that, which only the session can tell. */
function withoutTrimmedLimits(schema: TSchema): TSchema {
  const { properties } = schema as { readonly properties?: Readonly<Record<string, TSchema>> };
  if (properties === undefined) return schema;
  const parts = Object.entries(properties).map(([name, property]) => {
    const { maxLength: _, ...rest } = property as TSchema & { readonly maxLength?: number };
    return [name, "x-trimmed" in property ? rest : property];
  });
  return { ...schema, properties: Object.fromEntries(parts) };
}

import type { TSchema } from "typebox";
import { Check, Errors } from "typebox/schema";
import type { Violations } from "./violation.js";

/**
 * What of a value is at fault, up to the first fault of each list: every violation of a list of millions would take
 * more memory than there is.
 */
export function firstViolations(schema: TSchema, value: unknown): Violations {
  return Errors(schema, upToFirstFault(schema, value))[1];
}

function upToFirstFault(schema: TSchema, value: unknown): unknown {
  const { items, properties } = schema as Parts;
  if (Array.isArray(value) && items !== undefined) {
    const at = value.findIndex((each) => !Check(items, each));
    return at < 0 ? [] : [...value.slice(0, at), upToFirstFault(items, value[at])];
  }
  if (typeof value !== "object" || value === null || properties === undefined) return value;
  const shortened = Object.entries(properties).flatMap(([name, property]) =>
    Object.hasOwn(value, name) ? [[name, upToFirstFault(property, Reflect.get(value, name))]] : [],
  );
  return { ...value, ...Object.fromEntries(shortened) };
}

interface Parts {
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
}

import { fieldLabel } from "@antidrift/session";
import { WHOLE_NUMBER_PATTERN } from "@antidrift/wire/schemas";
import type { Validator } from "typebox/schema";

export type Violations = ReturnType<Validator["Errors"]>[1];
type Violation = Violations[number];

/** What of a value does not fit its schema. */
export interface FoundViolation {
  /** The field at fault: "spans.0.app"; empty for the value as a whole. */
  readonly field: string;
  /** "Secs must be at least 60." */
  readonly sentence: string;
}

/**
 * The first field at fault. An unknown field comes first: it is most often a known one misspelt. `within` is where the
 * value stands in what was sent: "spans.0".
 */
export function findViolation(violations: Violations, whole: string, within = ""): FoundViolation {
  const tell = (pointer: string, problem: string, property?: string) =>
    describe(
      addressOf(within === "" ? pointer : `/${within.replaceAll(".", "/")}${pointer}`, property),
      whole,
      problem,
    );
  for (const { keyword, params, instancePath } of violations) {
    if (keyword === "additionalProperties") {
      return tell(instancePath, "is not known here", params.additionalProperties[0]);
    }
  }
  for (const { keyword, params, instancePath } of violations) {
    if (keyword === "required") {
      return tell(instancePath, "is missing", params.requiredProperties[0]);
    }
  }
  const first = violations.find(({ instancePath }) => instancePath !== "") ?? violations[0];
  if (first === undefined) return tell("", notAsItShouldBe);
  const choices = violations.flatMap((each) =>
    each.keyword === "const" && each.instancePath === first.instancePath ? [each.params.allowedValue] : [],
  );
  const problem = choices.length === 0 ? problemOf(first) : `must be ${alternatives(choices)}`;
  return tell(first.instancePath, problem);
}

const notAsItShouldBe = "is not as it should be";

const types: Readonly<Record<string, string>> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "a JSON object",
};

function problemOf(violation: Violation): string {
  switch (violation.keyword) {
    case "type":
      return `must be ${types[String(violation.params.type)] ?? "of another kind"}`;
    case "minLength":
      return violation.params.limit === 1
        ? "must not be empty"
        : `must have at least ${violation.params.limit} characters`;
    case "maxLength":
      return `must have at most ${violation.params.limit} characters`;
    case "minimum":
      return `must be at least ${violation.params.limit}`;
    case "maximum":
      return `must be at most ${violation.params.limit}`;
    case "minProperties":
      return "must have a field that says something";
    case "pattern":
      return String(violation.params.pattern).includes(WHOLE_NUMBER_PATTERN)
        ? "must be a whole number"
        : notAsItShouldBe;
    default:
      return notAsItShouldBe;
  }
}

/** `"done", "partly" or "not_done"` */
function alternatives(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value));
  return texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(", ")} or ${texts.at(-1)}`;
}

function addressOf(pointer: string, property?: string): string {
  const parts = pointer.split("/").slice(1);
  // A client chooses the name of an unknown field: it is repeated to nobody else, and not at any length.
  return [...parts, ...(property === undefined ? [] : [property.slice(0, 100)])].join(".");
}

function describe(field: string, whole: string, problem: string): FoundViolation {
  const isUnknown = problem === "is not known here";
  const name = field === "" ? whole : isUnknown ? `The field "${field}"` : fieldLabel(field);
  return { field, sentence: `${name} ${problem}.` };
}

import type { TSchema } from "typebox";
import { Compile, type Validator } from "typebox/schema";
import { RequestRefusedError } from "../request-refused-error.js";

/**
 * Checks requests against their schemas as they are: nothing is coerced, filled in or dropped. A schema is compiled
 * when it is first needed, which keeps the start quick.
 */
export function validatorCompiler({ schema, httpPart }: CompiledRoute): Validate {
  let validator: Validator | undefined;
  return (value) => {
    validator ??= Compile(schema);
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

type ValidationErrors = ReturnType<Validator["Errors"]>[1];

/** Names the first field at fault. An unknown field comes first: it is most often a known one misspelt. */
function refusal(errors: ValidationErrors, isBody: boolean): RequestRefusedError {
  const code = isBody ? "ErrBadBody" : "ErrBadQuery";
  for (const error of errors) {
    if (error.keyword === "additionalProperties") {
      return refuseField(code, error.params.additionalProperties[0], "is not known here");
    }
  }
  for (const error of errors) {
    if (error.keyword === "required") {
      return refuseField(code, error.params.requiredProperties[0], "is missing");
    }
  }
  const first = errors.find((error) => error.instancePath !== "");
  if (first === undefined) {
    const [whole] = errors;
    const problem = whole === undefined || whole.keyword === "type" ? "must be a JSON object" : whole.message;
    return new RequestRefusedError(code, `The ${isBody ? "body" : "address"} ${problem}.`);
  }
  const choice = errors.filter(
    ({ keyword, instancePath }) => keyword === "const" && instancePath === first.instancePath,
  );
  const problem =
    choice.length === 0 ? first.message : `must be one of ${choice.map(allowedValue).join(", ")}`;
  return refuseField(code, first.instancePath.slice(1).replaceAll("/", "."), problem);
}

function refuseField(
  code: "ErrBadBody" | "ErrBadQuery",
  field: string | undefined,
  problem: string,
): RequestRefusedError {
  // An unknown field has a name of the client's choice: it is repeated to the client only, and not at any length.
  const name = field === undefined ? undefined : field.slice(0, 100);
  return new RequestRefusedError(code, `${name ?? "A field"} ${problem}.`, name);
}

function allowedValue(error: ValidationErrors[number]): string {
  return error.keyword === "const" ? JSON.stringify(error.params.allowedValue) : "";
}

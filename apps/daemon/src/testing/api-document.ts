import type { TSchema } from "typebox";
import { Compile, type Validator } from "typebox/schema";

type Json = Readonly<Record<string, unknown>>;

/** One route of the API as its document describes it. */
export interface Operation {
  readonly method: string;
  /** "/history/{id}" */
  readonly path: string;
  readonly id: string;
  readonly body: Json | undefined;
  readonly query: Readonly<Record<string, Json>>;
  /** By status; undefined where the answer is no JSON. */
  readonly answers: Readonly<Record<string, Validator | undefined>>;
}

/** Every route in the document, with validators for what each may answer. They take no field that is not described. */
export function operationsOf(document: unknown): Operation[] {
  const paths = part(document, "paths");
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(part(item)).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      id: String(part(operation)["operationId"]),
      body: bodyOf(operation, document),
      query: queryOf(operation, document),
      answers: answersOf(operation, document),
    })),
  );
}

function bodyOf(operation: unknown, document: unknown): Json | undefined {
  const { schema } = part(operation, "requestBody", "content", "application/json");
  return schema === undefined ? undefined : strict(schema, document);
}

function queryOf(operation: unknown, document: unknown): Record<string, Json> {
  const parameters = part(operation)["parameters"];
  const list: readonly unknown[] = Array.isArray(parameters) ? parameters : [];
  return Object.fromEntries(
    list
      .map((parameter) => part(parameter))
      .filter((parameter) => parameter["in"] === "query")
      .map((parameter) => [String(parameter["name"]), strict(parameter["schema"], document)]),
  );
}

function answersOf(operation: unknown, document: unknown): Record<string, Validator | undefined> {
  return Object.fromEntries(
    Object.entries(part(operation, "responses")).map(([status, answer]) => {
      const { schema } = part(answer, "content", "application/json");
      return [status, schema === undefined ? undefined : Compile(strict(schema, document) as TSchema)];
    }),
  );
}

/** The schema without references, and closed to whatever it does not name. */
function strict(schema: unknown, document: unknown): Json {
  const node = part(schema);
  const reference = node["$ref"];
  if (typeof reference === "string")
    return strict(part(document, ...reference.slice(2).split("/")), document);
  const closed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === "properties") {
      closed[key] = Object.fromEntries(
        Object.entries(part(value)).map(([name, of]) => [name, strict(of, document)]),
      );
    } else if (key === "items") closed[key] = strict(value, document);
    else if (key === "anyOf" && Array.isArray(value))
      closed[key] = value.map((option) => strict(option, document));
    else closed[key] = value;
  }
  return "properties" in closed ? { ...closed, additionalProperties: false } : closed;
}

/** A part of a JSON document; an empty object where there is none. */
function part(value: unknown, ...keys: readonly string[]): Json {
  let node: unknown = value;
  for (const key of keys)
    node = typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined;
  return typeof node === "object" && node !== null ? (node as Json) : {};
}

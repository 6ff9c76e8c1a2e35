import * as fc from "fast-check";
import type { InjectOptions } from "fastify";
import type { Operation } from "./api-document.js";

type Schema = Readonly<Record<string, unknown>>;

export interface RandomRequest {
  readonly operation: Operation;
  readonly injected: InjectOptions;
}

/** Requests for these routes: most of them nearly right, some of them anything at all. */
export function randomRequest(operations: readonly Operation[]): fc.Arbitrary<RandomRequest> {
  return fc.nat({ max: operations.length - 1 }).chain((index) => {
    const operation = operations[index];
    if (operation === undefined) throw new Error("There are no routes.");
    return fc
      .record({ body: bodyOf(operation), query: queryOf(operation), id: ids, headers: headerSets })
      .map(({ body, query, id, headers }) => ({
        operation,
        injected: {
          method: operation.method as "GET",
          url: operation.path.replace(/\{\w+\}/, encodeURIComponent(id)) + query,
          headers: { host: "localhost", ...headers },
          ...(body !== undefined && operation.method !== "GET" && { payload: body }),
        },
      }));
  });
}

const ids = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom("unknown_backend", "..", "a/b", "%00", " "),
);

const json = { "content-type": "application/json" };
const headerSets = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Record<string, string>>(json) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      {},
      { "content-type": "text/plain" },
      { "content-type": "application/json; charset=utf-16" },
      { ...json, origin: "null" },
      { ...json, host: "evil.example" },
      { ...json, "sec-fetch-site": "cross-site" },
      { ...json, "content-length": "7" },
      { ...json, "if-none-match": "*", range: "bytes=0-" },
    ),
  },
);

const junkBody = fc.oneof(
  fc.json(),
  fc.string(),
  fc.constantFrom(undefined, "", "null", "[]", '{"__proto__":1}', "{", "[".repeat(5000), "\u0000"),
);

function bodyOf({ body }: Operation): fc.Arbitrary<string | undefined> {
  if (body === undefined) return junkBody;
  const likely = valueOf(body).map((value) => JSON.stringify(value));
  return fc.oneof({ weight: 4, arbitrary: likely }, { weight: 1, arbitrary: junkBody });
}

const queryValues = fc.oneof(
  fc.constantFrom("1", "50", "0", "-1", "1e9", "json", "csv", "", "x"),
  fc.string({ maxLength: 20 }),
);

function queryOf({ query }: Operation): fc.Arbitrary<string> {
  const pairs = Object.keys(query).map((name) =>
    queryValues.map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  const known = fc
    .subarray(pairs)
    .chain((chosen) => fc.tuple(...chosen).map((texts) => `?${texts.join("&")}`));
  return fc.oneof(
    { weight: 4, arbitrary: known },
    { weight: 1, arbitrary: fc.constantFrom("", "?x=1", "?limit=1&limit=2", "?%zz", "?token=x") },
  );
}

const wrongValues = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0,
  1.5,
  1e300,
  "",
  "x",
  [],
  {},
  "\ud800",
  "1500",
);

/** A value that mostly fits the schema, with one part wrong now and then. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(schema) }, { weight: 1, arbitrary: wrongValues });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const { anyOf, properties, items, type, required } = schema;
  if (Array.isArray(schema["enum"])) return fc.constantFrom<unknown>(...schema["enum"]);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((option) => valueOf(option)));
  if (typeof properties === "object" && properties !== null) {
    return objectOf(Object.entries(properties), Array.isArray(required) ? required : []);
  }
  if (type === "array") return fc.array(valueOf(items as Schema), { maxLength: 3 });
  if (type === "integer") return fc.oneof(fc.integer({ min: 60, max: 3600 }), fc.integer());
  return fc.oneof(fc.string({ minLength: 1, maxLength: 60 }), fc.string({ unit: "binary", maxLength: 600 }));
}

/** An object of these properties; one in nine has a property too many and may lack any. */
function objectOf(properties: readonly [string, Schema][], requiredKeys: string[]): fc.Arbitrary<unknown> {
  const parts: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    properties.map(([name, schema]) => [name, valueOf(schema)]),
  );
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(parts, { requiredKeys }) },
    { weight: 1, arbitrary: fc.record({ ...parts, typo: fc.integer() }, { requiredKeys: ["typo"] }) },
  );
}

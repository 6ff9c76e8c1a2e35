import { Value } from "typebox/value";
import { expect, it } from "vitest";
import { oneOf } from "./one-of.js";

it("takes each of the texts, and no other", () => {
  const schema = oneOf(["a", "b"]);
  expect(["a", "b", "c", "", undefined].filter((value) => Value.Check(schema, value))).toEqual(["a", "b"]);
});

it("writes the texts where OpenAPI looks for them", () => {
  expect(oneOf(["a", "b"], { description: "Why." })).toMatchObject({
    anyOf: [{ const: "a" }, { const: "b" }],
    description: "Why.",
  });
});

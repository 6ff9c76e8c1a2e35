import { expect, it } from "vitest";
import { Type } from "typebox";
import { serializerCompiler } from "./serializer-compiler.js";

const Inner = Type.Object({ a: Type.Integer(), b: Type.Optional(Type.String()) });
const serializer = serializerCompiler({ Inner });

it("writes what the schema names and nothing else", () => {
  const write = serializer({ schema: Type.Object({ list: Type.Array(Inner), one: Type.Optional(Inner) }) });
  const value = { list: [{ a: 1, secret: true }], one: { a: 2, b: "x" }, secret: { deep: 1 } };
  expect(write(value)).toBe('{"list":[{"a":1}],"one":{"a":2,"b":"x"}}');
});

it("leaves out what is not there", () => {
  expect(serializer({ schema: Inner })({ a: 1, b: undefined })).toBe('{"a":1}');
});

it("follows the name of a shared schema", () => {
  expect(serializer({ schema: { $ref: "Inner#" } })({ a: 1, c: 1 })).toBe('{"a":1}');
});

it("fails at the start when no shared schema has that name", () => {
  expect(() => serializer({ schema: { $ref: "Nobody#" } })).toThrow("Nobody");
});

it("writes nothing that is only inherited", () => {
  expect(serializer({ schema: Inner })(Object.create({ a: 1 }))).toBe("{}");
});

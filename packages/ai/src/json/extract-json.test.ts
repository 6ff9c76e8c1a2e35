import { describe, expect, it } from "vitest";
import { NoJSONError } from "../errors/no-json-error.js";
import { extractJSON } from "./extract-json.js";

describe("extractJSON", () => {
  it.each([
    ["an object alone", '{"a":1}', '{"a":1}'],
    ["text around it", 'Sure: {"a":{"b":{}}} and {"c":2}', '{"a":{"b":{}}}'],
    ["a brace in a string", '{"a":"}{"} x', '{"a":"}{"}'],
    ["an escaped quote in a string", '{"a":"\\"}"} x', '{"a":"\\"}"}'],
    ["a string that ends in a backslash", '{"a":"\\\\"} }', '{"a":"\\\\"}'],
    ["a lone quote in the prose before", 'It says "go.\n{"a":1}', '{"a":1}'],
    ["braces in the prose", "Use {your} plan", "{your}"],
    ["a brace that never closes", 'while (x) { go();\n{"a":1}', '{"a":1}'],
    ["a string that never closes", '{"a": "cut\n{"a":1}', '{"a":1}'],
    ["a closing brace first", '} {"a":1}', '{"a":1}'],
  ])("finds the first balanced object: %s", (_, text, expected) => {
    expect(extractJSON(text)).toBe(expected);
  });

  it.each(["", "no braces", "}", "{", '{"a": 1', '{"a": "}"', "}{"])(
    "finds nothing in %j and keeps the text",
    (text) => {
      const failure = failureOf(() => extractJSON(text));
      expect(failure).toBeInstanceOf(NoJSONError);
      expect(failure).toHaveProperty("text", text);
    },
  );

  it("reads 10 MB of opening braces and 100,000 levels", () => {
    expect(failureOf(() => extractJSON("{".repeat(10_000_000)))).toBeInstanceOf(NoJSONError);
    expect(failureOf(() => extractJSON('{"'.repeat(2_000_000)))).toBeInstanceOf(NoJSONError);
    const deep = `${"{".repeat(100_000)}${"}".repeat(100_000)}`;
    expect(extractJSON(`{ ${deep}`)).toBe(deep);
    expect(extractJSON(`${"{".repeat(1_000_000)}}`)).toBe("{}");
  });
});

function failureOf(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

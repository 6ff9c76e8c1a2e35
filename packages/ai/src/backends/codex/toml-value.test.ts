import { array, assert, boolean, dictionary, integer, letrec, oneof, property, string } from "fast-check";
import { parse } from "smol-toml";
import { expect, it } from "vitest";
import { tomlValue } from "./toml-value.js";

it("writes every value so that TOML reads the same", () => {
  const text = string({ unit: "binary" }).filter((value) => !/\p{Surrogate}/u.test(value));
  const value = letrec((tie) => ({
    value: oneof({ depthSize: "small" }, text, boolean(), integer(), array(tie("value")), tie("table")),
    table: dictionary(text, tie("value")),
  })).value;
  assert(
    property(value, (wanted) => {
      expect(toJson(parse(`key=${tomlValue(wanted)}`)["key"])).toEqual(toJson(wanted));
    }),
    { numRuns: 300 },
  );
});

it("refuses what TOML has no words for", () => {
  expect(() => tomlValue(null)).toThrow(TypeError);
  expect(() => tomlValue([undefined])).toThrow(TypeError);
});

/** Both sides have prototypes of their own. */
function toJson(value: unknown): string {
  return JSON.stringify(value);
}

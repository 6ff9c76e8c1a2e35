import { expect, it } from "vitest";
import { JsonError } from "./json-error.js";
import { parseJson } from "./parse-json.js";

const refusalOf = (body: Buffer | string): string => {
  try {
    parseJson(Buffer.from(body));
  } catch (error) {
    if (error instanceof JsonError) return error.message;
    throw error;
  }
  return "nothing was refused";
};

it("reads JSON", () => {
  expect(parseJson(Buffer.from('{"intent":"schreiben – später"}'))).toEqual({ intent: "schreiben – später" });
});

it("takes an empty body for an empty object", () => {
  expect(parseJson(Buffer.alloc(0))).toEqual({});
});

it("takes the last of a key that is there twice, as every JSON parser of the page does", () => {
  expect(parseJson(Buffer.from('{"secs":60,"secs":120}'))).toEqual({ secs: 120 });
});

it.each(["{", "{'a':1}", "nul", '{"a":1}x', "\u0000", '{"a":NaN}'])(
  "refuses %j without repeating it",
  (body) => {
    expect(refusalOf(body)).toBe("The body is not valid JSON.");
  },
);

it.each([[[0xff, 0xfe]], [[0x22, 0xc3, 0x28, 0x22]], [[0x22, 0xed, 0xa0, 0x80, 0x22]]])(
  "refuses the bytes %j, which are no UTF-8",
  (bytes) => {
    expect(refusalOf(Buffer.from(bytes))).toBe("The body is not valid UTF-8.");
  },
);

it.each([
  '{"__proto__":{"x":1}}',
  '{"a":[{"__proto__":null}]}',
  '{"constructor":{"prototype":{}}}',
  String.raw`{"\u005f_proto__":1}`,
  '{"__proto__" :1}',
])("refuses %s", (body) => {
  expect(refusalOf(body)).toBe("The body has a key that is not allowed.");
});

it("takes these words as text", () => {
  expect(parseJson(Buffer.from('{"intent":"\\"__proto__\\": fix it"}'))).toEqual({
    intent: '"__proto__": fix it',
  });
});

it("reads 30,000 levels without trouble", () => {
  const levels = 30_000;
  expect(parseJson(Buffer.from("[".repeat(levels) + "]".repeat(levels)))).toHaveLength(1);
  expect(refusalOf(`${'{"a":'.repeat(levels)}{"__proto__":1}${"}".repeat(levels)}`)).toMatch(/not allowed/);
});

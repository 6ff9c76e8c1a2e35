import * as fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell } from "./csv-cell.js";

test.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t'=1"],
  ["\r=1", `"'\r'=1"`],
  ["\n=1", `"'\n'=1"`],
  ["a;=1", "a;'=1"],
  ["a\t @b", "a\t' @b"],
  ["a\u0000;\u200b+1", "a\u0000;'\u200b+1"],
  ["\u3164=1", "'\u3164=1"],
  ["\u2800-1", "'\u2800-1"],
  ["\u{e0001}=1", "'\u{e0001}=1"],
  ["\u202e=1", "'\u202e=1"],
  ["  =1", "'  =1"],
  ["\u00a0=1", "'\u00a0=1"],
  ["\u200b=1", "'\u200b=1"],
  ["\ufeff=1", "'\ufeff=1"],
  [`"=1`, `"'""=1"`],
  ["'=1", "''=1"],
  ["\uff1d1", "'\uff1d1"],
  ["\uff201", "'\uff201"],
  [`=cmd|' /C calc'!A0`, `'=cmd|' /C calc'!A0`],
  ["plain", "plain"],
  ["a=b", "a=b"],
  ["", ""],
  ["a,b", `"a,b"`],
  [`say "hi"`, `"say ""hi"""`],
  ["two\nlines", `"two\nlines"`],
])("%j is written as %j", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test("numbers are written as they are", () => {
  expect(csvCell(-5)).toBe("-5");
});

test("no cell begins as a formula, and every text can be read back", () => {
  const text = fc.string({
    unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", " ", '"', "'", ",", ";", "a", "\u3164"),
  });
  fc.assert(
    fc.property(text, (value) => {
      const cell = csvCell(value);
      const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(content).not.toMatch(/(^|[;\t\r\n])[\s"\u3164]*[=+\-@]/);
      expect(content.replaceAll("'", "")).toBe(value.replaceAll("'", ""));
    }),
  );
});

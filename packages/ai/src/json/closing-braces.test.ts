import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closingBraces } from "./closing-braces.js";
import type { Notation } from "./closing-braces.js";

/** The plain reading of the rules: scan from every position anew. */
function scanFrom(text: string, from: number, notation: Notation): number {
  const loose = notation === "loose";
  let depth = 0;
  let within: '"' | "'" | "//" | "/*" | "" = "";
  for (let at = from; at < text.length; at += 1) {
    const char = text.charAt(at);
    const pair = text.slice(at, at + 2);
    if (within === "//") {
      if (char === "\n") within = "";
    } else if (within === "/*") {
      if (pair === "*/") [within, at] = ["", at + 1];
    } else if (within !== "") {
      if (char === "\\") at += 1;
      else if (char === within) within = "";
    } else if (char === '"' || (loose && char === "'")) within = char;
    else if (loose && (pair === "//" || pair === "/*")) [within, at] = [pair, at + 1];
    else if (char === "{") depth += 1;
    else if (char === "}") {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return -1;
}

const soup = fc
  .array(fc.constantFrom("{", "}", '"', "\\", "'", "/", "*", "\n", "a", '{"', '"}', "//", "/*", "*/"), {
    maxLength: 40,
  })
  .map((parts) => parts.join(""));

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(["json", "loose"] as const)("closingBraces in %s notation", (notation) => {
  it("finds for every position what a scan from there finds", () => {
    fc.assert(
      fc.property(soup, (text) => {
        const found = closingBraces(text, notation);
        const expected = Array.from({ length: text.length + 1 }, (_, at) => scanFrom(text, at, notation));
        expect(expected.map((_, at) => found[at] ?? -1)).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['{"', "{", '{"a":', "{'", '"{\\', "{}", "}{", "{/*", '{"a":{}', "{//\n"])(
    "looks at each character of a long run of %j a fixed number of times",
    (unit) => {
      const text = `${unit.repeat(5_000)}}`;
      const reads = vi.spyOn(String.prototype, "charCodeAt");
      closingBraces(text, notation);
      expect(reads.mock.calls.length).toBeLessThanOrEqual(text.length);
    },
  );
});

import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { anywhere, folded, whole } from "./wildcard.js";

const isWhole = (pattern: string, text: string): boolean => whole(pattern)(folded(text));
const isAnywhere = (pattern: string, text: string): boolean => anywhere(pattern)(folded(text));

describe("whole", () => {
  it.each([
    ["Signal", "signal", true],
    ["signal", "Signal Beta", false],
    ["signal*", "Signal Beta", true],
    ["*", "", true],
    ["*", "anything", true],
    ["a*b", "ab", true],
    ["aa*aa", "aaa", false],
    ["*keepass*", "org.keepassxc.KeePassXC", true],
    ["a*b*c", "a-c-b", false],
    ["", "", true],
  ])("%j against %j is %j", (pattern, text, expected) => {
    expect(isWhole(pattern, text)).toBe(expected);
  });
});

describe("anywhere", () => {
  it.each([
    ["private", "Bank (Private)", true],
    ["PRIVATE", "bank (ｐｒｉｖａｔｅ)", true],
    ["private browsing", "Private\u00A0Browsing", true],
    ["private", "pri\u200Bvate", true],
    ["private", "pri\uFEFFvate", true],
    ["private", "pri\u0000va\u001Fte", true],
    ["private window", "private\n\u200B window", true],
    ["straße", "HAUPTSTRASSE 7", true],
    ["STRASSE", "Hauptstraße 7", true],
    ["istanbul", "İSTANBUL", true],
    ["İstanbul", "istanbul, ISTANBUL", true],
    ["ΣΑΣ", "σας", true],
    ["σας", "ΣΑΣΑ", true],
    ["straße", "strase", false],
    ["pay*slip", "pay stub and slip", true],
    ["pay*slip", "slip and pay", false],
    ["(a+)+$", "aaaaaaaaaaaa", false],
  ])("%j in %j is %j", (pattern, text, expected) => {
    expect(isAnywhere(pattern, text)).toBe(expected);
  });

  it("finds every text within itself, whatever surrounds it", () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[a-z ]{1,8}$/u), fc.string(), (before, text, after) => {
        expect(isAnywhere(text.trim(), `${before} ${text} ${after}`)).toBe(true);
      }),
    );
  });

  it("looks for each part of a pattern once, also of one made to be slow", () => {
    const searches = vi.spyOn(String.prototype, "indexOf");
    expect(isAnywhere("*a".repeat(100), "b".repeat(4_000))).toBe(false);
    expect(isAnywhere(`${"a*".repeat(99)}b`, "a".repeat(4_000))).toBe(false);
    // An empty start and one part that is not there; all of a hundred.
    expect(searches.mock.calls.filter(([part]) => part === "" || part.length === 1)).toHaveLength(102);
    searches.mockRestore();
  });
});

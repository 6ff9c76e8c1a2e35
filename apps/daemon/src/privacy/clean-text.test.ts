import { describe, expect, it } from "vitest";
import { cleanText, cutText } from "./clean-text.js";

describe("cleanText", () => {
  it.each([
    ["keeps ordinary text", "notes.txt - Editor", "notes.txt - Editor"],
    ["makes one line of several", "one\r\n\ttwo\u2028three", "one two three"],
    ["removes control characters", "a\u0000b\u001B[31mc\u009Fd", "ab[31mcd"],
    ["removes characters that turn the direction of text", "gpj.\u202Eexe\u202C\u2066", "gpj.exe"],
    ["removes invisible characters", "pass\u200Bword\uFEFF\u00AD\u{E0041}", "password"],
    ["removes invisible joiners between Latin letters", "pass\u200Dword", "password"],
    ["keeps the joiners of other scripts", "می\u200Cخواهم", "می\u200Cخواهم"],
    ["keeps joined emoji whole", "👩\u200D💻 ❤\uFE0F", "👩\u200D💻 ❤\uFE0F"],
    ["removes half of a surrogate pair", "a\uD83Db", "ab"],
    ["leaves markup as it is: it is text", "<b>x</b>&amp;", "<b>x</b>&amp;"],
  ])("%s", (_name, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });
});

describe("cutText", () => {
  it("never leaves half of a character behind", () => {
    expect(cutText("ab😀cd", 3)).toBe("ab");
    expect(cutText("ab😀cd", 4)).toBe("ab😀");
  });
});

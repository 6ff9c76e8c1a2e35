import { describe, expect, it } from "vitest";
import { shownText } from "./shown-text.js";

describe("shownText", () => {
  it.each([
    ["pay \u202e05 \u202cEUR", "pay 05 EUR"],
    ["\u2066a\u2069\u200e\u200f\u061c", "a"],
    ["one\u200b\u2060\ufeff\u00ad", "one"],
    ["pass\u200dword", "password"],
    ["a\u{e0061}\u{e0062}", "a"],
    ["x\ufe0f\ufe0e\ufe01", "x\ufe0f"],
  ])("leaves out of %j what nobody sees", (text, shown) => {
    expect(shownText(text)).toBe(shown);
  });

  it.each([
    "👩‍👩‍👧 ☎️ 1️⃣ 👍🏽",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "می‌خواهم",
    "क्‍ष",
    "葛\u{e0100}",
    "Größe\tA\nB",
    "",
  ])("leaves %j as it is", (text) => {
    expect(shownText(text)).toBe(text);
  });
});

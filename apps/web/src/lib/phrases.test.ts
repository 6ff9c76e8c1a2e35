import { LIMITS } from "@antidrift/wire";
import { expect, it } from "vitest";
import { phrasesOf, withPhrases } from "./phrases.js";

it("adds what is typed, one phrase or several", () => {
  expect(phrasesOf(withPhrases([], "Figma"))).toEqual(["Figma"]);
  expect(phrasesOf(withPhrases(["Figma"], " MDN,  report.odt ;"))).toEqual(["Figma", "MDN", "report.odt"]);
});

it("adds nothing twice, and nothing that is empty", () => {
  expect(withPhrases(["Figma"], "figma, , ")).toBe("Figma");
  expect(phrasesOf("")).toEqual([]);
});

it("keeps to what the daemon takes", () => {
  const many = Array.from({ length: 30 }, (_, index) => `p${index}`).join(",");
  expect(phrasesOf(withPhrases([], many))).toHaveLength(LIMITS.expects);
  const [long = ""] = phrasesOf(withPhrases([], "😀".repeat(100)));
  expect([...long]).toHaveLength(LIMITS.expectsCharacters);
});

import { beforeEach, expect, it, vi } from "vitest";
import { en } from "../messages/en.js";
import { Language, pickLanguage } from "./language.svelte.js";

const root = { lang: "" };

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: root });
});

it.each([
  [["de-AT", "en"], "de"],
  [["fr", "DE"], "de"],
  [["fr", "it"], "en"],
  [["constructor", "de"], "de"],
  [[], "en"],
])("for a browser that asks for %j picks %s", (asked, code) => {
  expect(pickLanguage(asked)).toBe(code);
});

it("speaks what the browser asks for, until the user chooses", async () => {
  const language = new Language(["de-AT"]);
  await language.speak("");
  expect(language.messages.lock).toBe("Sperren");
  expect(root.lang).toBe("de");
  await language.speak("en");
  expect(language.messages).toBe(en);
  expect(root.lang).toBe("en");
});

it("writes times as the browser's variant of the language does", async () => {
  const noon = new Date(2026, 0, 1, 15, 0).getTime();
  const british = new Language(["en-GB"]);
  await british.speak("");
  expect(british.format.time(noon)).toBe("15:00");
  const american = new Language(["en-US"]);
  await american.speak("");
  expect(american.format.time(noon)).toMatch(/3:00\sPM/);
});

it.each([
  ["en-US@posix", /3:00\sPM/],
  ["en-GB-oed", /15:00/],
  ["en_GB.UTF-8", /15:00/],
  ["de-DE@euro", /15:00/],
  ["en-", /3:00\sPM/],
  ["de-x", /15:00/],
])("speaks and writes times for a tag that is not well formed: %s", async (tag, time) => {
  const language = new Language([tag]);
  await language.speak("");
  expect(root.lang).toBe(tag.slice(0, 2));
  expect(language.format.time(new Date(2026, 0, 1, 15, 0).getTime())).toMatch(time);
  expect(language.format.duration(5_400)).not.toBe("");
});

const REASONS = [
  "unavailable",
  "took_too_long",
  "not_usable",
  "not_installed",
  "not_runnable",
  "not_signed_in",
  "rate_limited",
  "overloaded",
  "network",
  "timeout",
  "cancelled",
  "output_too_large",
  "failed",
];

it("has a German sentence for every way in which the coach can fail", async () => {
  const language = new Language(["de"]);
  await language.speak("");
  const sentences = REASONS.map((reason) => language.messages.coachFailures[reason]?.("claude", "13 Uhr"));
  expect(sentences.filter((sentence) => sentence === undefined)).toEqual([]);
  expect(sentences.join(" ")).toContain("(bis 13 Uhr)");
});

it.each(["claude", "codex"])("says in German what is wrong with %s, and how to mend it", async (program) => {
  const language = new Language(["de"]);
  await language.speak("");
  for (const status of ["not_installed", "not_runnable"]) {
    expect(language.messages.coachMissing[status]?.(program)).toContain(program);
    expect(language.messages.remedies[program]?.[status]).toContain(program);
  }
});

import { expect, it } from "vitest";
import { Format } from "./format.js";

const plain = (text: string) => text.replaceAll(/\s/g, " ");

it.each([
  [45, "45 sec"],
  [60, "1 min"],
  [1500, "25 min"],
  [3600, "1 hr"],
  [4800, "1 hr 20 min"],
])("writes %d seconds in English as %s", (secs, text) => {
  expect(plain(new Format("en").duration(secs))).toBe(text);
});

it("counts seconds with their sign", () => {
  expect(plain(new Format("en-GB").seconds(4))).toBe("4 s");
});

it("writes durations, times and numbers the way the language does", () => {
  const german = new Format("de");
  expect(plain(german.duration(4800))).toBe("1 Std. 20 Min.");
  expect(german.number(1.25, 1)).toBe("1,3");
  expect(german.time(new Date(2026, 10, 30, 14, 5).getTime())).toBe("14:05");
  expect(plain(new Format("en-US").time(new Date(2026, 10, 30, 14, 5).getTime()))).toBe("2:05 PM");
});

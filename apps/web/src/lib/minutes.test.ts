import { expect, it } from "vitest";
import { minutesOfSecs, secsOfMinutes } from "./minutes.js";

it.each([
  ["25", 1500],
  [" 1 ", 60],
  ["1.5", 90],
  ["1,5", 90],
  ["1440", 86_400],
])("reads %j as %d seconds", (text, secs) => {
  expect(secsOfMinutes(text)).toBe(secs);
});

it.each(["", "0", "0.5", "1441", "-5", "1e3", "25 min", "٢٥", "1.2.3", "0x10", "NaN"])(
  "refuses %j",
  (text) => {
    expect(secsOfMinutes(text)).toBeUndefined();
  },
);

it("shows whole minutes as such, and others briefly", () => {
  expect([1500, 90, 100].map((secs) => minutesOfSecs(secs))).toEqual(["25", "1.5", "1.67"]);
});

it("reads back every timebox it shows", () => {
  for (let secs = 60; secs <= 7200; secs += 1) {
    expect(Math.abs((secsOfMinutes(minutesOfSecs(secs)) ?? 0) - secs)).toBeLessThanOrEqual(1);
  }
});

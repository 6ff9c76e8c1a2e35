import { expect, it } from "vitest";
import { clock, countdown } from "./countdown.js";

const box = { timebox_secs: 1500, deadline_ms: 2_500_000 };

it("shows the whole timebox at the start and one second until the very deadline", () => {
  expect(countdown(box, 1_000_000)).toEqual({ secs: 1500, overtime: false, fraction: 1 });
  expect(countdown(box, 2_499_999)).toMatchObject({ secs: 1, overtime: false });
});

it("is over exactly at the deadline, and counts up from there", () => {
  expect(countdown(box, 2_500_000)).toEqual({ secs: 0, overtime: true, fraction: 0 });
  expect(countdown(box, 2_500_999)).toMatchObject({ secs: 0, overtime: true });
  expect(countdown(box, 2_501_000)).toMatchObject({ secs: -1, overtime: true });
});

it("fills at most one timebox of overtime", () => {
  expect(countdown(box, 2_500_000 + 750_000).fraction).toBe(0.5);
  expect(countdown(box, 2_500_000 + 9_000_000).fraction).toBe(1);
});

it.each([
  [0, "0:00"],
  [59, "0:59"],
  [1453, "24:13"],
  [3723, "1:02:03"],
  [-192, "+3:12"],
])("writes %d seconds as %s", (secs, text) => {
  expect(clock(secs)).toBe(text);
});

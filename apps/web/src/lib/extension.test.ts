import { describe, expect, it } from "vitest";
import { countdown } from "./countdown.js";
import { extensionSecs } from "./extension.js";

const box = { timebox_secs: 1500, deadline_ms: 5_000_000 };

describe("the seconds an extension adds", () => {
  it.each([
    ["while there is time left", -60_000, 300],
    ["at the deadline itself", 0, 300],
    ["twelve minutes over", 720_000, 1020],
    ["a part of a second over, which is given too", 720_001, 1021],
  ])("are right %s", (_when, overMs, secs) => {
    expect(extensionSecs(5, box, box.deadline_ms + overMs)).toBe(secs);
  });

  it("leave the whole time asked for, however long it was over", () => {
    for (const overMs of [1, 999, 1000, 61_234, 86_000_000]) {
      const now = box.deadline_ms + overMs;
      const added = extensionSecs(10, box, now);
      const { secs, overtime } = countdown({ ...box, deadline_ms: box.deadline_ms + added * 1000 }, now);
      expect(overtime).toBe(false);
      expect(secs).toBeGreaterThanOrEqual(600);
      expect(secs).toBeLessThanOrEqual(601);
    }
  });
});

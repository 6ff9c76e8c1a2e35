import { COACH_FAILURE_REASONS } from "@antidrift/wire";
import { describe, expect, it } from "vitest";
import { desktopName } from "../lib/desktop-name.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { STAGE_WORDS } from "./stage-words.js";

it("a failed coach has a German sentence for every reason that the daemon can give", () => {
  expect(Object.keys(de.coachFailures).toSorted()).toEqual(COACH_FAILURE_REASONS.toSorted());
});

describe.each([
  ["English", en, STAGE_WORDS.en],
  ["German", de, STAGE_WORDS.de],
])("in %s", (_language, t, stage) => {
  it("a session of seconds has a length, and no span from a minute to the same minute", () => {
    expect(t.happenedTime("20 s", "9:41", "9:41")).toBe("20 s");
    expect(t.happenedTime("2 min", "9:41", "9:43")).toMatch(/2 min, 9:41 \w+ 9:43/);
  });

  it.each(["healthy", "stale"] as const)(
    "%s evidence from elsewhere is explained without the name of a protocol",
    (status) => {
      expect(stage.healthWhy[status](desktopName("http"))).not.toMatch(/http/i);
      expect(stage.healthWhy[status](desktopName("http"))).toMatch(/program/i);
      expect(stage.healthWhy[status](desktopName("gnome"))).toContain("GNOME");
    },
  );

  it("a missing coach is no reason not to press Sharpen", () => {
    expect(t.coachNone).toMatch(/this computer|diesem Rechner/);
    expect(t.coachNoneButDraft).toMatch(/draft|Entwurf/);
  });
});

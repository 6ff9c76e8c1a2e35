import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OfflineCoach } from "./offline-coach.js";

const coach = new OfflineCoach({ now: () => new Date(2026, 2, 10, 14, 20) });
const anyText = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        ..."the work on report stop and then call my for 45 min before 3pm - [ ] , . ? \n why not finishing 1h30 I need to".split(
          " ",
        ),
      ),
      { maxLength: 60 },
    )
    .map((words) => words.join(" ")),
);

describe("OfflineCoach", () => {
  it("answers any text with a valid proposal", () => {
    fc.assert(
      fc.property(anyText, (intent) => {
        const { nextAction, successCondition, timeboxSecs } = coach.propose(intent);
        for (const text of [nextAction, successCondition]) {
          expect(text).toBe(text.trim());
          expect(text.length).toBeGreaterThan(0);
          expect(text.length).toBeLessThanOrEqual(160);
          expect(text).not.toMatch(/[\n\r\t]|\{(?:object|topic|is|has|needs)\}|\bthe the\b/u);
        }
        expect(Number.isInteger(timeboxSecs)).toBe(true);
        expect(timeboxSecs).toBeGreaterThanOrEqual(60);
        expect(timeboxSecs).toBeLessThanOrEqual(86_400);
      }),
      { numRuns: 400 },
    );
  });

  it("gives the same proposal for the same words at the same time", () => {
    fc.assert(
      fc.property(anyText, (intent) => {
        const another = new OfflineCoach({ now: () => new Date(2026, 2, 10, 14, 20) });
        expect(another.propose(intent)).toEqual(coach.propose(intent));
      }),
      { numRuns: 100 },
    );
  });

  it("reads no more of a brain dump than its first lines", () => {
    const dumps = [
      "a ",
      "and then call mum ",
      ", ",
      "the report that I ",
      "for 45 min ",
      "((((",
      "!?.",
      "\n- [ ] ",
      "I need to ",
      "漢",
      "👩‍👩‍👧",
      "x",
      "stop scrolling and ",
      "before 3pm ",
    ].map((piece) => piece.repeat(4000).slice(0, 4000));
    for (const dump of dumps) {
      expect(coach.propose(dump)).toEqual(coach.propose(dump.slice(0, 1200)));
    }
  });

  it("reads deadlines from the system's clock unless it is given another", () => {
    expect(new OfflineCoach().propose("write the memo for 20 minutes").timeboxSecs).toBe(1200);
  });

  it("takes somebody who wants to die seriously", () => {
    for (const intent of ["I want to die", "i want to kill myself", "I don’t want to live anymore"]) {
      expect(coach.propose(intent).nextAction).toContain("one person you trust");
    }
    for (const intent of [
      "kill the zombie process",
      "write an essay on suicide prevention",
      "I want to die my hair",
    ]) {
      expect(coach.propose(intent).nextAction).not.toContain("person you trust");
    }
  });
});

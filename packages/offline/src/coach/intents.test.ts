import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OfflineCoach } from "./offline-coach.js";
import { type IntentCase, unmetDemands } from "./testing/unmet-demands.js";

const AFTERNOON = "2026-03-10T14:20:00";

function casesIn(file: string): readonly IntentCase[] {
  const lines = readFileSync(new URL(`fixtures/${file}`, import.meta.url), "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line): IntentCase => JSON.parse(line));
}

/** What the proposal for the case lacks, with the proposal. */
function complaints(example: IntentCase): readonly string[] {
  const proposal = new OfflineCoach({ now: () => new Date(example.now ?? AFTERNOON) }).propose(
    example.intent,
  );
  return unmetDemands(example, proposal).map((name) => `${name}: ${JSON.stringify(proposal)}`);
}

const JUDGED = casesIn("judged-intents.jsonl");

describe("intents as people type them", () => {
  it.each([...casesIn("intents.jsonl"), ...JUDGED])("sharpens $intent", (example) => {
    expect(complaints(example)).toEqual([]);
  });

  it("are each judged by a person, who says why", () => {
    expect(JUDGED.filter(({ why = "" }) => why.split(" ").length < 3)).toEqual([]);
  });

  it("would fail a proposal that only repeats the intent", () => {
    const repeated = JUDGED.filter((example) => {
      const repeat = { nextAction: example.intent, successCondition: "Done", timeboxSecs: 60 };
      return unmetDemands(example, repeat).length > 0;
    });
    expect(repeated).toHaveLength(JUDGED.length);
  });
});

import { describe, expect, it } from "vitest";
import { InvalidProposalError } from "../errors/invalid-proposal-error.js";
import { parseProposal } from "./parse-proposal.js";
import { PROMPT_EXAMPLE } from "./prompt-example.js";

const GOOD = {
  next_action: "Draft the executive summary section",
  success_condition: "Summary has 3 paragraphs: revenue, risks, outlook",
  timebox_minutes: 25,
};

function fieldAtFault(value: unknown): string {
  try {
    parseProposal(typeof value === "string" ? value : JSON.stringify(value));
    return "none";
  } catch (error) {
    if (error instanceof InvalidProposalError) return error.field;
    throw error;
  }
}

describe("parseProposal", () => {
  it("trims the texts, ignores other keys and counts in seconds", () => {
    const json = JSON.stringify({ ...GOOD, next_action: `\n ${GOOD.next_action}\t`, confidence: 1 });
    expect(parseProposal(json)).toEqual({
      nextAction: GOOD.next_action,
      successCondition: GOOD.success_condition,
      timeboxSecs: 1500,
    });
  });

  it.each([
    [12.5, 750],
    [1 / 3, 20],
    [1440, 86_400],
    [0.01, 1],
  ])("rounds %d minutes to %d seconds", (minutes, secs) => {
    expect(parseProposal(JSON.stringify({ ...GOOD, timebox_minutes: minutes })).timeboxSecs).toBe(secs);
  });

  it.each([0, -1, 1441, 1440.0001, 0.001, "25", null, true, [25], {}])("refuses %j as minutes", (minutes) => {
    expect(fieldAtFault({ ...GOOD, timebox_minutes: minutes })).toBe("timebox_minutes");
  });

  it.each([
    "",
    "  ",
    "\u200b",
    "...",
    "…",
    "<next action>",
    "string",
    "x".repeat(501),
    "🚀".repeat(501),
    "a\0b",
    "\ud83d",
    5,
    null,
    ["a"],
  ])("refuses %j as a text", (text) => {
    expect(fieldAtFault({ ...GOOD, next_action: text })).toBe("next_action");
    expect(fieldAtFault({ ...GOOD, success_condition: text })).toBe("success_condition");
  });

  it.each([
    "✅",
    "Fix the <div>",
    "Write ... to Bob",
    "None of the tests fail",
    "x".repeat(500),
    "🚀".repeat(500),
    "行く",
    "a\nb",
  ])("takes %j as a text", (text) => {
    expect(fieldAtFault({ ...GOOD, next_action: text })).toBe("none");
  });

  it.each(["next_action", "success_condition", "timebox_minutes"])("names a missing %s", (field) => {
    expect(fieldAtFault({ ...GOOD, [field]: undefined })).toBe(field);
  });

  it.each(["", "null", "[]", "25", '"text"', "{", "{'a': 1}", "undefined"])(
    "refuses %j, which is no JSON object",
    (json) => {
      expect(fieldAtFault(json)).toBe("json");
    },
  );

  it("refuses the prompt's own example, with whatever minutes", () => {
    expect(fieldAtFault({ ...PROMPT_EXAMPLE.answer, timebox_minutes: 40 })).toBe("next_action");
  });

  it("takes no field from a prototype and changes none", () => {
    expect(
      fieldAtFault('{"__proto__": {"next_action": "a"}, "success_condition": "b", "timebox_minutes": 5}'),
    ).toBe("next_action");
    expect("polluted" in {}).toBe(false);
  });

  it("never quotes the answer in its message", () => {
    expect(() => parseProposal('{"next_action": "secret", "x": secret}')).toThrow(
      /^json is not one JSON object$/u,
    );
  });
});

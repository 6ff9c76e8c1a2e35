import { describe, expect, it, vi } from "vitest";
import { PartialProposalReader } from "./partial-proposal.js";

const ANSWER =
  '{"next_action":"Say \\"hi\\" to Zo\\u00eb \\ud83d\\ude80\\n","success_condition":"Sent","timebox_minutes":12.5}';

/** Everything that is shown while a text arrives in pieces of this many characters. */
function shownFor(text: string, chars: number): unknown[] {
  const reader = new PartialProposalReader();
  const shown: unknown[] = [];
  for (let end = chars; end < text.length + chars; end += chars) {
    const partial = reader.read(text.slice(0, end));
    if (partial !== undefined) shown.push(partial);
  }
  return shown;
}

describe("PartialProposalReader", () => {
  it.each([1, 2, 7, 1000])("ends with the whole proposal, whatever the pieces: %d characters", (chars) => {
    expect(shownFor(ANSWER, chars).at(-1)).toEqual({
      nextAction: 'Say "hi" to Zoë 🚀',
      successCondition: "Sent",
      timeboxSecs: 750,
    });
  });

  it("shows texts as they grow, and minutes once they are complete", () => {
    const shown = shownFor('{"next_action":"Go","timebox_minutes":25}', 1);
    expect(shown).toEqual([
      { nextAction: "G" },
      { nextAction: "Go" },
      { nextAction: "Go", timeboxSecs: 1500 },
    ]);
  });

  it("never shows half an escape or half a character", () => {
    const texts = shownFor(ANSWER, 1).map((partial) => JSON.stringify(partial));
    expect(texts.filter((text) => /\\\\|\\ud/u.test(text))).toEqual([]);
  });

  it("says nothing when nothing changed", () => {
    const reader = new PartialProposalReader();
    expect(reader.read('{"next_action":"Go"')).toEqual({ nextAction: "Go" });
    expect(reader.read('{"next_action":"Go" , "note": "x"')).toBeUndefined();
    expect(reader.read('{"next_action":"Go" , "note": "x"')).toBeUndefined();
  });

  it.each([
    ["prose and a fence before it", 'Here: "ok"\n```json\n{"next_action":"Go"'],
    ["a key around it", '{"proposal":{"next_action":"Go"'],
    ["an object before it", '{"next_action":"Draft"} {"next_action":"Go"'],
    ["braces in its text before", '{"note":"}{","next_action":"Go"'],
  ])("finds the fields with %s", (_, text) => {
    expect(shownFor(text, 1).at(-1)).toEqual({ nextAction: "Go" });
  });

  it.each([
    "",
    "no object",
    "{",
    '{"__proto__":{"nextAction":"x"}',
    '{"timebox_minutes":"25"}',
    '{"timebox_minutes":-5}',
  ])("shows no field of %j", (text) => {
    expect(shownFor(text, 1).filter((partial) => JSON.stringify(partial) !== "{}")).toEqual([]);
  });

  it("reads each character once", () => {
    const text = `${ANSWER}${" ".repeat(2000)}`;
    const reads = vi.spyOn(String.prototype, "charAt");
    shownFor(text, 1);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(text.length);
    reads.mockRestore();
  });

  it("keeps no more of a text than a form takes, and stops at a text of no sensible length", () => {
    const reader = new PartialProposalReader();
    expect(reader.read(`{"next_action":"${"x".repeat(9000)}`)?.nextAction).toHaveLength(500);
    expect(reader.read(`{"next_action":"${"x".repeat(90_000)}","timebox_minutes":5}`)).toBeUndefined();
  });
});

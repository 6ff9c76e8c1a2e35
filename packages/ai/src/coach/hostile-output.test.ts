import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AiError } from "../errors/ai-error.js";
import type { Proposal } from "../proposal.js";
import { readAnswer } from "../answer/read-answer.js";
import { PROPOSAL_CHECK } from "./proposal-check.js";

function read(output: string): Proposal | string {
  try {
    return readAnswer(output, "fake", PROPOSAL_CHECK);
  } catch (error) {
    if (error instanceof AiError) return error.code;
    throw error;
  }
}

const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
  .map((value) => `Do ${value.replaceAll(/\p{C}/gu, "")} now`);
const proposal = fc.record({
  next_action: text,
  success_condition: text,
  timebox_minutes: fc.integer({ min: 1, max: 1440 }),
});

const HOSTILE = [
  ..."{}[]\"'\\/*,:\n\r\t\b\0",
  [
    "{'",
    "'}",
    "//",
    "/*",
    "*/",
    "<think>",
    "</think>",
    "\u001b[",
    "\u001b]0;",
    "\u0007",
    "\u001b[2K",
    "\u001b[1A",
    "\u009b",
  ],
  [
    '{"type":"result","is_error":true}',
    '{"type":"item.completed","item":null}',
    '{"type":"error","error":1}',
    "null",
  ],
  [
    '{"type":"assistant","message":{"content":[null,1]}}',
    '{"msg":{"type":"agent_message"}}',
    '{"type":"result","result":5}',
  ],
  [
    "next_action",
    "timebox_minutes",
    "API Error: ",
    "Not logged in",
    "```json\n",
    "…",
    "\ud83d",
    "\ufeff",
    "“",
    "”",
  ],
].flat();

const fragment = fc.oneof(
  proposal.map((value) => JSON.stringify(value)),
  proposal.map((value) => JSON.stringify(value).slice(0, -9)),
  proposal.map((value) => JSON.stringify({ type: "result", is_error: false, result: JSON.stringify(value) })),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom(...HOSTILE),
);

afterEach(() => {
  vi.restoreAllMocks();
});

describe("any output at all", () => {
  it("gives a usable proposal or a documented error", () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 12 }), (parts) => {
        const result = read(parts.join(""));
        if (typeof result === "string") return;
        expect(result.nextAction.trim()).toBe(result.nextAction);
        expect(result.nextAction.length).toBeGreaterThan(0);
        expect(result.successCondition.length).toBeLessThanOrEqual(500);
        expect(Number.isInteger(result.timeboxSecs)).toBe(true);
        expect(result.timeboxSecs).toBeGreaterThan(0);
      }),
      { numRuns: 3000 },
    );
  });

  it("never completes an object that was cut off", () => {
    fc.assert(
      fc.property(proposal, fc.double({ min: 0, max: 0.999, noNaN: true }), (value, share) => {
        const json = JSON.stringify(value);
        expect(read(json.slice(0, Math.floor(json.length * share)))).toMatch(
          /^Err(?:NoJSON|EmptyResponse|InvalidProposal)$/u,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it("finds the same proposal whatever prose surrounds it", () => {
    const prose = fc.string({ unit: fc.constantFrom(..."abc .,:;!?()'\"\n-#*`"), maxLength: 60 });
    fc.assert(
      fc.property(proposal, prose, prose, (value, before, after) => {
        const json = JSON.stringify(value, undefined, 2);
        expect(read(`${before}\n${json}\n${after}`)).toEqual(read(json));
      }),
      { numRuns: 1000 },
    );
  });

  it("reads slips as the object they stand for", () => {
    const quote = fc.constantFrom('"', "'");
    const blank = fc.constantFrom(" ", "\n", "/* don't } */", '// 5" {\n');
    fc.assert(
      fc.property(
        proposal,
        fc.array(quote, { minLength: 6, maxLength: 6 }),
        fc.array(blank, { minLength: 8, maxLength: 8 }),
        (value, quotes, blanks) => {
          const written = Object.entries(value).map(([key, field], index) => {
            const asText = typeof field === "string" ? write(field, quotes[index + 3] ?? '"') : String(field);
            return `${write(key, quotes[index] ?? '"')}${blanks[index] ?? ""}:${asText}${blanks[index + 3] ?? ""},`;
          });
          const result = read(`{${blanks[6] ?? ""}${written.join(blanks[7])}}`);
          expect(result).toEqual(read(JSON.stringify(value)));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

function write(value: string, quote: string): string {
  const inner = JSON.stringify(value).slice(1, -1);
  return quote === '"' ? `"${inner}"` : `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

describe("hostile output", () => {
  const PROPOSAL = '{"next_action":"Go","success_condition":"Gone","timebox_minutes":5}';
  /** Ways to make a reader begin again and again. */
  const UNITS = [
    "{",
    "{}",
    "{x}",
    '{"',
    '{"a":',
    "{'a':",
    "{'\":",
    "{a:",
    '{"a":{',
    "{'a':'}",
    '"{',
    "'{",
    '{"\\',
    "[{",
    "<think>",
    "</think>{",
    "<think></think>{}",
    "\u001b[",
    "\u001b]",
    "\r{",
    "{/*",
    "{//",
    "“{",
    '{"type":"result"}',
    "{'a':1}",
    `{"x":${PROPOSAL}`,
    "API Error {",
    "\\",
    " ",
    "\n",
  ];

  it.each(UNITS)("costs in proportion to its length: %j", (unit) => {
    const short = workFor(unit.repeat(100));
    const long = workFor(unit.repeat(800));
    // Eight times the text. Quadratic work would be 64 times as much.
    expect(long).toBeLessThanOrEqual(short * 12 + 500);
  });

  it.each(
    UNITS.map((unit) => [unit, "}"]).concat([
      ["{'\":", "'a}"],
      ["{'a':[", "]}"],
      ['{"a":', "1}"],
      ["{a:{'b\":", "}}"],
    ]),
  )("costs in proportion to its length when %j is closed by %j", (unit, closing) => {
    const short = workFor(unit.repeat(100) + closing.repeat(100));
    const long = workFor(unit.repeat(800) + closing.repeat(800));
    expect(long).toBeLessThanOrEqual(short * 12 + 500);
  });

  it("costs in proportion to its length when every level looks readable until the last", () => {
    expect(workFor(nested(1600))).toBeLessThanOrEqual(workFor(nested(200)) * 12);
  });

  it.each(["{}", "{x}", '{"a":1}', "{'a':1}"])(
    "does not read many times over what can be nothing: %j",
    (unit) => {
      const parse = vi.spyOn(JSON, "parse");
      expect(read(unit.repeat(1_000))).toBe("ErrInvalidProposal");
      expect(parse.mock.calls.length).toBeLessThan(10);
      expect(read(unit.repeat(1_000) + PROPOSAL)).toMatchObject({ nextAction: "Go" });
    },
  );

  it("may nest 100,000 levels deep anywhere", () => {
    const deep = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
    expect(read(deep)).toBe("ErrInvalidProposal");
    expect(read(`{"type":"result","structured_output":${deep},"result":""}`)).toBe("ErrInvalidProposal");
    expect(read(`{"type":"result","is_error":true,"error":${deep}}`)).toBe("ErrBackend");
    expect(read(PROPOSAL.replace("}", `,"x":${"[".repeat(100_000)}${"]".repeat(100_000)}}`))).toMatchObject({
      nextAction: "Go",
    });
    expect(read(`${"[".repeat(100_000)}${PROPOSAL}`)).toMatchObject({ nextAction: "Go" });
    expect(read(JSON.stringify({ note: "{".repeat(100_000), plan: JSON.parse(PROPOSAL) }))).toMatchObject({
      nextAction: "Go",
    });
  });
});

/** Readable when single quotes count, up to the innermost value; never closed when they do not. */
function nested(levels: number): string {
  return `${"{'a':".repeat(levels)}{'"':?}${"}".repeat(levels)}`;
}

/** Characters looked at, by whoever looks: a count that does not depend on the machine. */
function workFor(output: string): number {
  let work = 0;
  const { charCodeAt, charAt } = String.prototype;
  const { parse } = JSON;
  const { test } = RegExp.prototype;
  vi.spyOn(String.prototype, "charCodeAt").mockImplementation(function (this: string, at: number) {
    work += 1;
    return charCodeAt.call(this, at);
  });
  vi.spyOn(String.prototype, "charAt").mockImplementation(function (this: string, at: number) {
    work += 1;
    return charAt.call(this, at);
  });
  vi.spyOn(RegExp.prototype, "test").mockImplementation(function (this: RegExp, subject: string) {
    const from = this.lastIndex;
    const found = test.call(this, subject);
    work += this.sticky ? Math.max(1, this.lastIndex - from) : String(subject).length;
    return found;
  });
  vi.spyOn(JSON, "parse").mockImplementation((json: string) => {
    work += json.length;
    return parse(json);
  });
  read(output);
  vi.restoreAllMocks();
  return work;
}

import type { EvidenceSummary, SessionRecord } from "@antidrift/wire";
import { describe, expect, it } from "vitest";
import { checkRecord, checkSpans, InvalidInputError } from "../index.js";

const START = 1_700_000_000_000;

const EVIDENCE: EvidenceSummary = {
  apps: [{ app: "editor", secs: 80 }],
  other_secs: 0,
  observed_secs: 80,
  unknown_secs: 10,
  gap_secs: 10,
  longest_stretch: { app: "editor", secs: 80 },
  switches: 0,
};

const RECORD: SessionRecord = {
  id: "a",
  next_action: "Write",
  success_condition: "Written",
  planned_timebox_secs: 1_500,
  extensions: [{ at_ms: START + 5_000, secs: 300 }],
  started_at_ms: START,
  ended_at_ms: START + 100_400,
  worked_secs: 90,
  overtime_secs: 0,
  gaps: [{ from_ms: START + 1_000, to_ms: START + 11_000 }],
  outcome: "done",
  note: "",
  evidence: EVIDENCE,
};
const SPAN = { from_ms: START, to_ms: START + 1_000, kind: "window", app: "editor", title: "file" } as const;

function fieldOf(check: () => unknown): unknown {
  try {
    check();
    return undefined;
  } catch (error) {
    return error instanceof InvalidInputError ? error.field : error;
  }
}

describe("a record from elsewhere", () => {
  it("is taken as it is when a session of ours could have left it", () => {
    expect(checkRecord(RECORD)).toEqual(RECORD);
    const { evidence: _, ...blind } = RECORD;
    expect(checkRecord(blind)).toEqual(blind);
  });

  it("has its texts cleaned", () => {
    const dirty = { next_action: " Write\r\n\u0000", success_condition: "Written\ud800", note: " ok \u0007" };
    const clean = { next_action: "Write", success_condition: "Written\ufffd", note: "ok" };
    expect(checkRecord({ ...RECORD, ...dirty })).toEqual({ ...RECORD, ...clean });
  });

  it.each<[string, Partial<SessionRecord>]>([
    ["next_action", { next_action: " \u200b " }],
    ["next_action", { next_action: "x".repeat(501) }],
    ["success_condition", { success_condition: "" }],
    ["note", { note: "x".repeat(4_001) }],
    ["planned_timebox_secs", { planned_timebox_secs: 59 }],
    ["planned_timebox_secs", { planned_timebox_secs: 86_401 }],
    ["extensions", { planned_timebox_secs: 86_400 }],
    ["extensions.0.secs", { extensions: [{ at_ms: START, secs: 0 }] }],
    ["extensions.0.at_ms", { extensions: [{ at_ms: START - 1, secs: 60 }] }],
    ["extensions.0.at_ms", { extensions: [{ at_ms: START + 100_401, secs: 60 }] }],
    ["extensions.1.at_ms", { extensions: [9, 8].map((ms) => ({ at_ms: START + ms, secs: 60 })) }],
    ["started_at_ms", { started_at_ms: 0 }],
    ["started_at_ms", { started_at_ms: 9e15 }],
    ["ended_at_ms", { ended_at_ms: START - 1 }],
    ["ended_at_ms", { ended_at_ms: 9e15 }],
    ["worked_secs", { worked_secs: -1 }],
    ["worked_secs", { worked_secs: 101 }],
    ["overtime_secs", { overtime_secs: -1 }],
    ["overtime_secs", { overtime_secs: 101 }],
    ["gaps.0.from_ms", { gaps: [{ from_ms: START - 1, to_ms: START }] }],
    ["gaps.0.to_ms", { gaps: [{ from_ms: START + 2, to_ms: START + 1 }] }],
    ["gaps.0.to_ms", { gaps: [{ from_ms: START, to_ms: START + 100_401 }] }],
    ["gaps.1.from_ms", { gaps: [5, 4].map((ms) => ({ from_ms: START + ms, to_ms: START + ms + 1 })) }],
    ["evidence.switches", { evidence: { ...EVIDENCE, switches: -1 } }],
    [
      "evidence.apps",
      { evidence: { ...EVIDENCE, apps: Array.from({ length: 51 }, () => ({ app: "a", secs: 1 })) } },
    ],
    ["evidence.apps.0.secs", { evidence: { ...EVIDENCE, apps: [{ app: "a", secs: -1 }] } }],
    [
      "evidence.longest_stretch.app",
      { evidence: { ...EVIDENCE, longest_stretch: { app: "a".repeat(201), secs: 1 } } },
    ],
  ])("is refused by the name of %s when it is %j", (field, wrong) => {
    expect(fieldOf(() => checkRecord({ ...RECORD, ...wrong }))).toBe(field);
  });

  it("is refused with a sentence", () => {
    const wrong = { ...RECORD, gaps: [{ from_ms: START - 1, to_ms: START }] };
    expect(() => checkRecord(wrong)).toThrow("From ms of gap 1 must not be before what it follows.");
  });
});

describe("spans from elsewhere", () => {
  it("are taken when one follows the other, with their texts cleaned", () => {
    const next = { ...SPAN, from_ms: SPAN.to_ms, to_ms: SPAN.to_ms + 1, kind: "unknown" as const };
    expect(checkSpans([SPAN, next])).toEqual([SPAN, next]);
    expect(checkSpans([{ ...SPAN, title: "a\u0000\u202eb" }])).toEqual([{ ...SPAN, title: "ab" }]);
  });

  it.each([
    ["spans.1.from_ms", [SPAN, SPAN]],
    ["spans.0.to_ms", [{ ...SPAN, to_ms: START - 1 }]],
    ["spans.0.to_ms", [{ ...SPAN, to_ms: 9e15 }]],
    ["spans.0.app", [{ ...SPAN, app: "a".repeat(201) }]],
    ["spans.0.title", [{ ...SPAN, title: "a".repeat(501) }]],
  ])("are refused by the name of %s", (field, spans) => {
    expect(fieldOf(() => checkSpans(spans))).toBe(field);
  });
});

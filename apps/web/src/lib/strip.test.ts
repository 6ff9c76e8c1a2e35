import type { EvidenceSpan } from "@antidrift/wire";
import { expect, it } from "vitest";
import { marksOf, stretchesOf } from "./strip.js";

const session = { started_at_ms: 1000, ended_at_ms: 11_000 };
const span = (from_ms: number, to_ms: number, parts: Partial<EvidenceSpan> = {}): EvidenceSpan => ({
  from_ms,
  to_ms,
  kind: "window",
  app: "Code",
  title: "a.md",
  relation: "on_task",
  reason: "An editor.",
  ...parts,
});
const shape = (spans: EvidenceSpan[]) =>
  stretchesOf(session, spans).map(({ fromMs, toMs, relation }) => [fromMs, toMs, relation]);

it("covers a session from start to end, and calls what is not told not judged", () => {
  expect(shape([span(2000, 4000), span(5000, 20_000, { relation: "off_task" })])).toEqual([
    [1000, 2000, "not_judged"],
    [2000, 4000, "on_task"],
    [4000, 5000, "not_judged"],
    [5000, 11_000, "off_task"],
  ]);
  expect(shape([])).toEqual([[1000, 11_000, "not_judged"]]);
});

it("joins what is alike, and only that", () => {
  expect(shape([span(1000, 3000), span(3000, 5000), span(5000, 11_000, { title: "b.md" })])).toEqual([
    [1000, 5000, "on_task"],
    [5000, 11_000, "on_task"],
  ]);
});

it("marks drifts and nudges where they were", () => {
  const drift = {
    sensitivity: "normal" as const,
    nudging: true,
    on_secs: 1,
    off_secs: 1,
    unclear_secs: 1,
    not_judged_secs: 1,
    drifts: [{ from_ms: 3500 }],
    nudges: [{ at_ms: 6000, app: "Firefox", title: "lofi" }],
    answers: [],
  };
  expect(marksOf({ ...session, drift })).toEqual([
    { kind: "drift", at: 0.25, atMs: 3500 },
    { kind: "nudge", at: 0.5, atMs: 6000 },
  ]);
  expect(marksOf(session)).toEqual([]);
});

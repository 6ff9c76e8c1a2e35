import type { EvidenceSpan } from "@antidrift/wire";
import { KEPT } from "../kept.js";
import type { WindowSample } from "../ports/window-source.js";
import { addSpan, breakStretch, EMPTY_TALLY, type Tally } from "./tally.js";

/** A span that has not ended. */
export type OpenSpan = Omit<EvidenceSpan, "to_ms">;

/** What was seen in one session. All times are on the session's own axis (see session-time.ts). */
export interface Evidence {
  readonly tally: Tally;
  /** Absent before the session began, in a gap, and after its end. */
  readonly open?: OpenSpan;
  /** Ended spans that the store does not have yet, oldest first. */
  readonly unsaved: readonly EvidenceSpan[];
}

export const NO_EVIDENCE: Evidence = { tally: EMPTY_TALLY, unsaved: [] };

/**
 * From `atMs` on, `sample` is in front, or nobody knows what (`undefined`). A moment before the open span began
 * is taken as its beginning.
 */
export function observe(evidence: Evidence, sample: WindowSample | undefined, atMs: number): Evidence {
  if (evidence.open !== undefined && isSame(evidence.open, sample)) return evidence;
  const from_ms = Math.max(atMs, evidence.open?.from_ms ?? atMs);
  const closed = closeSpan(evidence, from_ms, sample !== undefined);
  return { ...closed, open: openSpan(sample, from_ms) };
}

/** Like `observe`, but a title that lasted under a second is replaced by the next one of the same application. */
export function observeFolding(evidence: Evidence, sample: WindowSample | undefined, atMs: number): Evidence {
  const { open } = evidence;
  const folds = open?.kind === "window" && open.app === sample?.app && atMs - open.from_ms < 1_000;
  if (!folds) return observe(evidence, sample, atMs);
  return open.title === sample.title ? evidence : { ...evidence, open: openSpan(sample, open.from_ms) };
}

/** Nothing was or will be seen from `atMs` until the next `observe`: a gap, or the end. */
export function breakOff(evidence: Evidence, atMs: number): Evidence {
  const closed = closeSpan(evidence, Math.max(atMs, evidence.open?.from_ms ?? atMs), false);
  return { ...closed, tally: breakStretch(closed.tally) };
}

/** The same window from `atMs` on as a span of its own, not judged yet. */
export function unjudgedFrom(evidence: Evidence, atMs: number): Evidence {
  if (evidence.open === undefined) return evidence;
  const { relation: _relation, by: _by, reason: _reason, ...bare } = evidence.open;
  if (atMs <= bare.from_ms) return { ...evidence, open: bare };
  const { tally } = evidence;
  const closed = closeSpan(evidence, atMs, true);
  // One window is counted once, however often it is judged.
  const spansCount = tally.spansCount;
  return { ...closed, tally: { ...closed.tally, spansCount }, open: { ...bare, from_ms: atMs } };
}

/** How many windows were seen, with the one in front. */
export function countSpans(evidence: Evidence): number {
  return evidence.tally.spansCount + (evidence.open?.kind === "window" ? 1 : 0);
}

function closeSpan(evidence: Evidence, to_ms: number, windowFollows: boolean): Evidence {
  const { open, ...rest } = evidence;
  if (open === undefined || to_ms <= open.from_ms) return rest;
  const span = { ...open, to_ms };
  // A session in which nothing was ever seen keeps no spans at all.
  const kept = span.kind === "window" || rest.tally.spansCount > 0 || windowFollows;
  return {
    tally: addSpan(rest.tally, span),
    unsaved: kept ? [...rest.unsaved, span].slice(-KEPT.unsavedSpans) : rest.unsaved,
  };
}

function openSpan(sample: WindowSample | undefined, from_ms: number): OpenSpan {
  if (sample === undefined) return { from_ms, kind: "unknown", app: "", title: "" };
  return { from_ms, kind: "window", app: sample.app, title: sample.title };
}

function isSame(open: OpenSpan, sample: WindowSample | undefined): boolean {
  if (sample === undefined) return open.kind === "unknown";
  return open.kind === "window" && open.app === sample.app && open.title === sample.title;
}

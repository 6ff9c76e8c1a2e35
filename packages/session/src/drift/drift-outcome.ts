import type { Surface } from "@antidrift/ai";

/** A drift, in Unix milliseconds. */
export interface DriftSpan {
  readonly fromMs: number;
  /** Absent as long as it goes on. */
  readonly toMs?: number;
  /** From its first nudge, or without one its beginning, to the way back. Absent when there was none. */
  readonly recoveryMs?: number;
}

/** A nudge that was given, and what was in front. */
export interface GivenNudge {
  readonly atMs: number;
  readonly surface: Surface;
}

/** A time in which the silent sign was on. */
export interface SignSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Whole seconds from start to end: each is in one of them. */
export interface RelationSecs {
  on: number;
  off: number;
  unclear: number;
  notJudged: number;
}

/** What came of a timeline. Moments are the beginnings of whole seconds of the session. */
export interface DriftOutcome {
  /** Oldest first. */
  readonly drifts: readonly DriftSpan[];
  readonly nudges: readonly GivenNudge[];
  readonly signs: readonly SignSpan[];
  readonly secs: Readonly<RelationSecs>;
}

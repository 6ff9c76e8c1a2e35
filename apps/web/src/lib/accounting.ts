import type { CommitmentView } from "@antidrift/wire";

/** What became of a timebox. Whole seconds. */
export interface Accounting {
  planned: number;
  /** From start to end without the gaps. */
  worked: number;
  asleep: number;
  /** Positive: longer than planned. */
  difference: number;
}

/** Compares a commitment with what was planned, as of its end. */
export function account(commitment: CommitmentView, nowMs: number): Accounting {
  const ended = commitment.ended_at_ms ?? nowMs;
  const asleepMs = commitment.gaps.reduce((sum, { from_ms, to_ms }) => sum + (to_ms - from_ms), 0);
  const worked = Math.max(0, Math.round((ended - commitment.started_at_ms - asleepMs) / 1000));
  const planned = commitment.planned_timebox_secs;
  return { planned, worked, asleep: Math.round(asleepMs / 1000), difference: worked - planned };
}

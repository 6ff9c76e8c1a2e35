import type { Surface, Verdict } from "@antidrift/ai";

/** What was in front of the user from start to end, and what the user answered: all that drifts depend on. */
export interface Timeline {
  /** Unix milliseconds. */
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  /** By `atMs`. Each holds until the next one of its kind; before the first nothing is judged. */
  readonly events: readonly TimelineEvent[];
}

export type TimelineEvent = FrontEvent | AnswerEvent;

/** What is in front from `atMs` on, or why that cannot be judged. */
export type FrontEvent =
  | { readonly atMs: number; readonly kind: "surface"; readonly surface: Surface; readonly verdict: Verdict }
  | { readonly atMs: number; readonly kind: "not_judged"; readonly reason: string };

/** What the user said at `atMs`. */
export interface AnswerEvent {
  readonly atMs: number;
  readonly kind: "answer";
  readonly answer: NudgeAnswer;
  /** Which one was on task, when no nudge says it. Absent: the one in front. */
  readonly surface?: Surface;
  /** The named one is meant even when a nudge waits. */
  readonly exact?: boolean;
}

export type NudgeAnswer = "back" | "on_task" | "mute";

/** How much off-task time is a drift: 165, 105 or 60 s. */
export type Sensitivity = "gentle" | "normal" | "strict";

/** How drifts are told from glances, and whether they are spoken of. */
export interface Policy {
  /** Defaults to "normal". */
  readonly sensitivity?: Sensitivity;
  /** Defaults to true. */
  readonly nudges?: boolean;
  /** The day's nudges of sessions before, in Unix milliseconds: the limits are over all sessions. */
  readonly earlierNudgesMs?: readonly number[];
}

/** Seconds of off-task balance with which a drift begins. */
export const DRIFT_FROM_SECS: Readonly<Record<Sensitivity, number>> = {
  gentle: 165,
  normal: 105,
  strict: 60,
};

/** The numbers of the contract. */
export const DRIFT = {
  /** Nothing counts so soon after the start: people still gather what they need. */
  startSecs: 45,
  /** Nothing counts so soon after the user said "back". */
  backSecs: 60,
  /** What a second on task takes off the balance. */
  onTakes: 2,
  signOnFrom: 45,
  signOffBelow: 15,
  /** Seconds on task that end a drift. */
  recoveredAfterSecs: 20,
  /** Without a second off task for so long, the balance is 0 and a drift is over. */
  forgottenAfterSecs: 300,
} as const;

export const NUDGE = {
  /** A nudge comes with a change of window, which bears it best, or after so long. */
  waitSecs: 15,
  againAfterSecs: 600,
  /** Unanswered ones of one drift. */
  mostOfDrift: 2,
  /** Over all sessions. */
  limits: [
    { most: 1, withinSecs: 600 },
    { most: 3, withinSecs: 3_600 },
    { most: 6, withinSecs: 86_400 },
  ],
} as const;

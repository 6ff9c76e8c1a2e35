import type { CoachFailure } from "@antidrift/wire";

/** A failure as the user reads it, and as a program does. */
export interface DescribedFailure {
  /** One short human sentence. */
  readonly error: string;
  readonly failure: CoachFailure;
}

/** The sentences for failures; the session has none of its own. */
export type DescribeFailure = (error: unknown) => DescribedFailure;

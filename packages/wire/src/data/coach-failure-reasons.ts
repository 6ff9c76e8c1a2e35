/** Why the coach failed, in the words that programs and translations go by. */
export const COACH_FAILURE_REASONS = [
  "unavailable",
  "took_too_long",
  "not_usable",
  "not_installed",
  "not_runnable",
  "not_signed_in",
  "rate_limited",
  "overloaded",
  "network",
  "timeout",
  "cancelled",
  "output_too_large",
  "failed",
] as const;
export type CoachFailureReason = (typeof COACH_FAILURE_REASONS)[number];

import type { Reports } from "../evidence/reports.js";

/** Why nothing can be said, for the user. */
export const NOT_JUDGED = {
  idle: "You were away from the keyboard.",
  stale: "No window was reported for a while.",
  unavailable: "AntiDrift cannot see which window is in front.",
  off: "Nothing tells AntiDrift which window is in front.",
  noWindow: "No window is in front, or none that may be seen.",
  paused: "A break.",
  gap: "The computer slept, or AntiDrift did not run.",
  review: "The session was being reviewed.",
  judgingOff: "Judging is off.",
} as const;

/** Why what is in front is not known. */
export function whyUnknown({ idle, health }: Reports): string {
  if (health.status !== "healthy") return NOT_JUDGED[health.status];
  return idle ? NOT_JUDGED.idle : NOT_JUDGED.noWindow;
}

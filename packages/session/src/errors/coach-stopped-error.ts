/** Why a request ended without an answer being wanted any more. */
export type CoachStopReason = "superseded" | "cancelled" | "left" | "closed";

/** The abort reason of a coach's signal when nobody waits for the answer any more. Never shown. */
export class CoachStoppedError extends Error {
  override readonly name = "CoachStoppedError";
  readonly code = "ErrCoachStopped";
  readonly reason: CoachStopReason;

  constructor(reason: CoachStopReason) {
    super(`The coach's answer is not wanted any more: ${reason}.`);
    this.reason = reason;
  }
}

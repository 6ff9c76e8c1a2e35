import type { Proposal } from "./proposal.js";

export interface CoachOptions {
  /** Aborting rejects at once and leaves nothing running. */
  readonly signal: AbortSignal;
  /** Called with the fields read so far while the answer streams. Not a proposal: never fill a form from it. */
  readonly onPartial?: (partial: Partial<Proposal>) => void;
}

/** Turns one rough intent into one proposal. */
export interface Coach {
  /** Throws `BackendError`, `EmptyResponseError`, `NoJSONError` or `InvalidProposalError`. */
  coach(intent: string, options: CoachOptions): Promise<Proposal>;
  /** The user began to type: whatever makes the next `coach` faster may start. Never costs a model call. */
  prepare?(): void;
  /** Planning is over: drop what `prepare` started. */
  release?(): void;
}

import type { CoachFailure, ProposalView } from "@antidrift/wire";

/** What is shown of the coach while planning. Ephemeral: never persisted. */
export interface CoachState {
  readonly status: "idle" | "pending" | "ready" | "error";
  /** Counts the requests; only ever grows. */
  readonly generation: number;
  /** Who is, or would be, asked. */
  readonly program?: string;
  readonly pendingSinceMono?: number;
  readonly partial?: Partial<ProposalView>;
  readonly proposal?: ProposalView;
  readonly error?: string;
  readonly failure?: CoachFailure;
  readonly offline?: ProposalView;
}

/** Nothing asked, nothing answered; a later request still gets a generation of its own. */
export function idleCoach({ generation, program }: CoachState): CoachState {
  return { status: "idle", generation, ...(program === undefined ? {} : { program }) };
}

import { CoachTimeoutError } from "../errors/coach-timeout-error.js";
import { CoachUnavailableError } from "../errors/coach-unavailable-error.js";
import type { CoachFailure } from "@antidrift/wire";

/** A failure as the user reads it, and as a program does. */
export interface DescribedFailure {
  /** One short human sentence. */
  readonly error: string;
  readonly failure: CoachFailure;
}

export type DescribeFailure = (error: unknown) => DescribedFailure;

const NOT_USABLE: ReadonlySet<unknown> = new Set(["ErrEmptyResponse", "ErrNoJSON", "ErrInvalidProposal"]);

/** Knows failures by their `code` and `reason`, not by what was wired up; the daemon has a finer table. */
export function describeFailureByCode(error: unknown): DescribedFailure {
  if (error instanceof CoachUnavailableError) return described("coach unavailable", "unavailable");
  if (error instanceof CoachTimeoutError) return described("The coach took too long.", "took_too_long");
  const { code, reason } = readFields(error);
  if (NOT_USABLE.has(code)) {
    return described("The coach's answer was not usable. Try again.", "not_usable");
  }
  return described(
    "The coach did not answer. Try again, or fill in the fields yourself.",
    typeof reason === "string" ? reason : "failed",
  );
}

function described(error: string, reason: string): DescribedFailure {
  return { error, failure: { reason } };
}

function readFields(error: unknown): { readonly code?: unknown; readonly reason?: unknown } {
  return typeof error === "object" && error !== null ? error : {};
}

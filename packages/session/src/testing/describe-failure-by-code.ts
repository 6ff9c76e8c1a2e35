import { CoachTimeoutError } from "../errors/coach-timeout-error.js";
import { CoachUnavailableError } from "../errors/coach-unavailable-error.js";
import type { DescribedFailure } from "../coach/described-failure.js";

const NOT_USABLE: ReadonlySet<unknown> = new Set(["ErrEmptyResponse", "ErrNoJSON", "ErrInvalidProposal"]);

/** Sentences to test with, by the `code` and `reason` of a failure; the daemon has the table that users read. */
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

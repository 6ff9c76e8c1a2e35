import { BackendError } from "./backend-error.js";

/**
 * The failure of a run whose signal was aborted: "timeout" when the time was up, else "cancelled". The time was up when
 * the signal's reason is an error whose name ends in "TimeoutError", as that of `AbortSignal.timeout` does.
 */
export function abortError(program: string, signal: AbortSignal): BackendError {
  const cause: unknown = signal.reason;
  const isTimeout = cause instanceof Error && cause.name.endsWith("TimeoutError");
  return new BackendError({ reason: isTimeout ? "timeout" : "cancelled", program, cause });
}

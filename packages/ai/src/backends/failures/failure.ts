import type { BackendErrorReason } from "../../errors/backend-error.js";

/** What a program's own words say about why it failed. */
export interface Failure {
  readonly reason: BackendErrorReason;
  /** When a usage limit ends, in the program's words. */
  readonly resets?: string;
}

/** The common class of everything this package throws on purpose: `instanceof` it, then switch on `code`. */
export abstract class AiError extends Error {
  /** Stable name of the failure. Messages may be reworded at any time, codes may not. */
  abstract readonly code: string;
}

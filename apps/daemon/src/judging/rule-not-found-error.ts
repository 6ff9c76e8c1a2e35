/** There is no rule of this id. */
export class RuleNotFoundError extends Error {
  override readonly name = "RuleNotFoundError";
  readonly code = "ErrNotFound";

  constructor() {
    super("There is no such rule.");
  }
}

/** There is no session of this id in the history. */
export class SessionNotFoundError extends Error {
  override readonly name = "SessionNotFoundError";
  readonly code = "ErrNotFound";

  constructor() {
    super("There is no such session in the history.");
  }
}

/** There is no coach to ask. */
export class CoachUnavailableError extends Error {
  override readonly name = "CoachUnavailableError";
  readonly code = "ErrCoachUnavailable";

  constructor() {
    super("coach unavailable");
  }
}

/** No nudge of this id waits for an answer: it was answered, or its drift is over. */
export class NoSuchNudgeError extends Error {
  override readonly name = "NoSuchNudgeError";
  readonly code = "ErrNoSuchNudge";

  constructor() {
    super("No such nudge waits for an answer.");
  }
}

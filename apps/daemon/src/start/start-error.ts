/** The daemon cannot start, for a reason its user can mend. The message is all they need to read. */
export class StartError extends Error {
  readonly code = "ErrStart";

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
  }
}

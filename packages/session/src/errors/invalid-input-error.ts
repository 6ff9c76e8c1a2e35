/** A value breaks its limits. Nothing changed. The message is a sentence for the user. */
export class InvalidInputError extends Error {
  override readonly name = "InvalidInputError";
  readonly code = "ErrInvalidInput";
  /** As it is called on the wire: "next_action". */
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

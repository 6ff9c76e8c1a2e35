/** A redaction rule threw, and the window was dropped. Without a cause on purpose: it could quote the title. */
export class RedactionError extends Error {
  override readonly name = "RedactionError";
  readonly code = "ErrRedaction";

  constructor() {
    super("A redaction rule failed; the window was left out.");
  }
}

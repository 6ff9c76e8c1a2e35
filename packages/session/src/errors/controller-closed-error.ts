/** A command came after `close()`. Nothing changed. */
export class ControllerClosedError extends Error {
  override readonly name = "ControllerClosedError";
  readonly code = "ErrClosed";

  constructor() {
    super("AntiDrift is shutting down.");
  }
}

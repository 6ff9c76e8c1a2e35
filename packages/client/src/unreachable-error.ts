/** No answer at all: the daemon is stopped, or the machine is. Nothing is known of the command's fate. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
  readonly code = "unreachable";
  readonly status = undefined;
  readonly field = undefined;

  constructor(cause: unknown) {
    super("The daemon does not answer.", { cause });
  }
}

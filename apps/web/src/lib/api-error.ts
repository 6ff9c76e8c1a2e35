/** The daemon understood, and refused. `message` is its own sentence. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  /** The request's field at fault, in the wire's spelling. */
  readonly field: string | undefined;

  constructor(refusal: { status: number; code: string; message: string; field?: string | undefined }) {
    super(refusal.message);
    this.status = refusal.status;
    this.code = refusal.code;
    this.field = refusal.field;
  }
}

/** No answer at all: the daemon is stopped, or the machine is. Nothing is known of the command's fate. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
  readonly code = "unreachable";
  readonly field = undefined;

  constructor(cause: unknown) {
    super("The daemon does not answer.", { cause });
  }
}

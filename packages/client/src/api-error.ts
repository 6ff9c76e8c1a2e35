/** The daemon understood, and refused. `message` is its own sentence. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** One of the wire's error codes, as far as this client knows them. */
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

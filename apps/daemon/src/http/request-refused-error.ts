/** Why the daemon refuses a request before any command runs. */
export type RefusalCode =
  | "ErrBadUrl"
  | "ErrNoHost"
  | "ErrExpectation"
  | "ErrForeignHost"
  | "ErrForeignOrigin"
  | "ErrNotAuthorized"
  | "ErrContentType"
  | "ErrBadBody"
  | "ErrBadQuery"
  | "ErrNotFound"
  | "ErrPrecondition"
  | "ErrTooManyStreams";

/** A request that is refused, and what of it is at fault. What the client is told stands in the error table. */
export class RequestRefusedError extends Error {
  readonly code: RefusalCode;
  declare readonly field?: string;

  /** `message` completes the row of the error table where one field is at fault; it must not quote the request. */
  constructor(code: RefusalCode, message = "", field?: string) {
    super(message);
    this.name = "RequestRefusedError";
    this.code = code;
    if (field !== undefined) this.field = field;
  }
}

/** A file is JSON, but not what AntiDrift exports. Its message is a sentence that quotes nothing of it. */
export class NotAnExportError extends Error {
  override readonly name = "NotAnExportError";
  readonly code = "ErrNotAnExport";

  /** `what` is at fault: "The file", or a field of it. */
  constructor(what: string) {
    super(`${what} is not what AntiDrift exports.`);
  }
}

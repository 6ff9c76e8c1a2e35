/** A body or file is not JSON that may be read. Its message is a sentence that quotes nothing of it. */
export class JsonError extends Error {
  override readonly name = "JsonError";
  readonly code = "ErrJson";
}

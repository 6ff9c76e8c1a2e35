import { AiError } from "../../errors/ai-error.js";

/** There is no place for the private directory of a run, so that nothing can be run. */
export class RunDirectoryError extends AiError {
  override readonly name = "RunDirectoryError";
  override readonly code = "ErrRunDirectory";

  /** `parent` is where the directory was to be made. */
  constructor(parent: string, cause: unknown) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
    super(`No temporary directory can be made in ${parent} (${code}).`, { cause });
  }
}

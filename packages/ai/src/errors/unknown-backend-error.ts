import { AiError } from "./ai-error.js";

/** A backend was asked for by a name that none has. */
export class UnknownBackendError extends AiError {
  override readonly name = "UnknownBackendError";
  override readonly code = "ErrUnknownBackend";
  /** The name that was asked for. */
  readonly asked: string;
  /** The names there are. */
  readonly known: readonly string[];

  constructor(asked: string, known: readonly string[]) {
    super(`There is no AI backend ${JSON.stringify(asked)}. The known ones are: ${known.join(", ")}.`);
    this.asked = asked;
    this.known = [...known];
  }
}

import { AiError } from "./ai-error.js";

/** The model answered with nothing but white space. */
export class EmptyResponseError extends AiError {
  override readonly name = "EmptyResponseError";
  override readonly code = "ErrEmptyResponse";

  constructor() {
    super("The answer is empty.");
  }
}

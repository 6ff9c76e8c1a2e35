import { AiError } from "./ai-error.js";

/** There is no balanced `{...}` in the answer. */
export class NoJSONError extends AiError {
  override readonly name = "NoJSONError";
  override readonly code = "ErrNoJSON";
  /** Private, so that no logger and no `JSON.stringify` writes what the model said by accident. */
  readonly #text: string;

  constructor(text: string) {
    super("There is no JSON object in the answer.");
    this.#text = text;
  }

  /** The answer that was searched. */
  get text(): string {
    return this.#text;
  }
}

import type { Backend } from "../backend.js";
import type { Coach, CoachOptions } from "../coach.js";
import { BackendError } from "../errors/backend-error.js";
import type { Proposal } from "../proposal.js";
import { buildPrompt } from "./build-prompt.js";
import { PartialProposalReader } from "./partial-proposal.js";
import { readAnswer } from "../answer/read-answer.js";
import { untilAborted } from "./until-aborted.js";

/** The planning coach: one prompt to one backend, one proposal out of whatever comes back. Keeps nothing between calls. */
export class Service implements Coach {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** As `Coach` says. Without a signal it can neither be cancelled nor run out of time. */
  async coach(intent: string, options: Partial<CoachOptions> = {}): Promise<Proposal> {
    if (typeof intent !== "string") throw new TypeError("The intent is not a string.");
    const prompt = buildPrompt(intent);
    const output = await this.#run(prompt, options);
    return readAnswer(output, this.#backend.name);
  }

  prepare(): void {
    this.#backend.warm?.();
  }

  release(): void {
    this.#backend.cool?.();
  }

  async #run(prompt: string, options: Partial<CoachOptions>): Promise<string> {
    const { signal = new AbortController().signal, onPartial } = options;
    try {
      signal.throwIfAborted();
      const onText = onPartial === undefined ? {} : { onText: readPartials(onPartial) };
      const output: unknown = await untilAborted(this.#backend.run(prompt, { signal, ...onText }), signal);
      if (typeof output !== "string")
        throw new TypeError("The backend answered with something else than text.");
      return output;
    } catch (error) {
      throw asBackendError(error, { program: this.#backend.name, signal });
    }
  }
}

function readPartials(onPartial: NonNullable<CoachOptions["onPartial"]>): (textSoFar: string) => void {
  const reader = new PartialProposalReader();
  return (textSoFar) => {
    const partial = reader.read(textSoFar);
    if (partial !== undefined) onPartial(partial);
  };
}

/** Whatever a backend throws, callers have one kind of failure to handle. */
function asBackendError(error: unknown, run: { program: string; signal: AbortSignal }): BackendError {
  const { program, signal } = run;
  if (signal.aborted) {
    const isTimeout = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
    return new BackendError({ reason: isTimeout ? "timeout" : "cancelled", program, cause: error });
  }
  return error instanceof BackendError
    ? error
    : new BackendError({ reason: "failed", program, cause: error });
}

import type { Backend, FixedRequest } from "../backend.js";
import type { Coach, CoachOptions } from "../coach.js";
import { abortError } from "../errors/abort-error.js";
import { BackendError } from "../errors/backend-error.js";
import type { Proposal } from "../proposal.js";
import { buildPrompt } from "./build-prompt.js";
import { PartialProposalReader } from "./partial-proposal.js";
import { PROPOSAL_CHECK } from "./proposal-check.js";
import { PROPOSAL_SCHEMA } from "./proposal-schema.js";
import { readAnswer } from "../answer/read-answer.js";
import { SYSTEM_PROMPT } from "./system-prompt.js";
import { untilAborted } from "../until-aborted.js";

/** The planning coach: one prompt to one backend, one proposal out of whatever comes back. Keeps nothing between calls. */
export class Service implements Coach {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** As `Coach` says. Without a signal it can neither be cancelled nor run out of time. */
  async coach(intent: string, options: Partial<CoachOptions> = {}): Promise<Proposal> {
    if (typeof intent !== "string") throw new TypeError("The intent is not a string.");
    const answer = await this.#ask(buildPrompt(intent), options);
    return readAnswer(answer, this.#backend.name, PROPOSAL_CHECK);
  }

  prepare(): void {
    this.#backend.warm?.(FIXED);
  }

  release(): void {
    this.#backend.cool?.();
  }

  async #ask(prompt: string, options: Partial<CoachOptions>): Promise<string> {
    const { signal = new AbortController().signal, onPartial } = options;
    const { name } = this.#backend;
    try {
      signal.throwIfAborted();
      const onText = onPartial === undefined ? {} : { onText: readPartials(onPartial) };
      const running = this.#backend.run({ ...FIXED, prompt }, { signal, ...onText });
      const answer: unknown = await untilAborted(running, signal);
      if (typeof answer === "string") return answer;
      throw new TypeError("The backend answered with something else than text.");
    } catch (error) {
      if (signal.aborted) throw abortError(name, signal);
      // Whatever a backend throws, callers have one kind of failure to handle.
      if (error instanceof BackendError) throw error;
      throw new BackendError({ reason: "failed", program: name, cause: error });
    }
  }
}

/** What every question of the coach has in common. */
const FIXED: FixedRequest = { system: SYSTEM_PROMPT, schema: PROPOSAL_SCHEMA };

function readPartials(onPartial: NonNullable<CoachOptions["onPartial"]>): (textSoFar: string) => void {
  const reader = new PartialProposalReader();
  return (textSoFar) => {
    const partial = reader.read(textSoFar);
    if (partial !== undefined) onPartial(partial);
  };
}

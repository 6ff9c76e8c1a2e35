import type { Coach } from "@antidrift/ai";
import { CoachStoppedError, type CoachStopReason } from "../errors/coach-stopped-error.js";
import { CoachTimeoutError } from "../errors/coach-timeout-error.js";
import type { Clock } from "../ports/clock.js";
import type { ProposalView } from "@antidrift/wire";
import { LatestGate } from "../time/latest-gate.js";
import { checkPartial, checkProposal } from "./check-proposal.js";

const PARTIAL_EVERY_MS = 200;

/** How a request came out. */
export type CoachResult = { readonly proposal: ProposalView } | { readonly error: unknown };

export interface CoachRequestOptions {
  readonly coach: Coach;
  readonly intent: string;
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** At most five times a second, and never after the request settled or was stopped. */
  readonly onPartial: (partial: Partial<ProposalView>) => void;
  /** Once, or never when the request is stopped first. */
  readonly onSettled: (result: CoachResult) => void;
}

/**
 * One question to the coach. The first of answer, failure, timeout and `stop` ends it; whatever the coach does
 * afterwards is not heard, whether or not it obeys its signal.
 */
export class CoachRequest {
  readonly #options: CoachRequestOptions;
  readonly #abort = new AbortController();
  readonly #partials: LatestGate<Partial<ProposalView>>;
  #cancelTimeout: (() => void) | undefined;
  #over = false;

  constructor(options: CoachRequestOptions) {
    this.#options = options;
    this.#partials = new LatestGate(options.clock, PARTIAL_EVERY_MS, options.onPartial);
  }

  start(): void {
    const { clock, timeoutMs, onSettled } = this.#options;
    this.#cancelTimeout = clock.setTimer(timeoutMs, () => {
      const error = new CoachTimeoutError(timeoutMs);
      if (this.#end(error)) onSettled({ error });
    });
    void this.#ask();
  }

  /** Nobody waits any more: aborts the coach, and nothing is reported. */
  stop(reason: CoachStopReason): void {
    this.#end(new CoachStoppedError(reason));
  }

  async #ask(): Promise<void> {
    const result = await this.#answer();
    if (this.#end()) this.#options.onSettled(result);
  }

  async #answer(): Promise<CoachResult> {
    try {
      const proposal = await this.#options.coach.coach(this.#options.intent, {
        signal: this.#abort.signal,
        onPartial: (partial) => {
          if (!this.#over) this.#partials.push(checkPartial(partial));
        },
      });
      return { proposal: checkProposal(proposal) };
    } catch (error) {
      return { error };
    }
  }

  /** True for the first end only. Aborts the coach when a reason says that its answer came to nothing. */
  #end(reason?: Error): boolean {
    if (this.#over) return false;
    this.#over = true;
    this.#cancelTimeout?.();
    this.#partials.drop();
    if (reason !== undefined) this.#abort.abort(reason);
    return true;
  }
}

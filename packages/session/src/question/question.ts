import type { Clock } from "../ports/clock.js";
import { LatestGate } from "../time/latest-gate.js";

const PARTIAL_EVERY_MS = 200;

/** How a question came out. */
export type QuestionResult<T> = { readonly answer: T } | { readonly error: unknown };

/** What is asked, and what counts as an answer. */
export interface Asked<T> {
  /** Puts it to whoever answers, who may give parts of the answer before it is whole, and may not obey the signal. */
  readonly put: (options: {
    readonly signal: AbortSignal;
    readonly onPartial: (partial: unknown) => void;
  }) => Promise<unknown>;
  /** The answer as it may be used. Throws when it is none. */
  readonly check: (answer: unknown) => T;
  /** What is usable of an answer that is still coming. */
  readonly checkPartial: (partial: unknown) => Partial<T>;
}

export interface QuestionOptions<T> extends Asked<T> {
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** The error of a question that took longer. */
  readonly timedOut: (timeoutMs: number) => Error;
  /** At most five times a second, and never after the question settled or was stopped. */
  readonly onPartial: (partial: Partial<T>) => void;
  /** Once, or never when the question is stopped first. */
  readonly onSettled: (result: QuestionResult<T>) => void;
}

/**
 * One question. The first of answer, failure, timeout and `stop` ends it; whatever comes afterwards is not heard,
 * whether or not the one who was asked obeys the signal.
 */
export class Question<T> {
  readonly #options: QuestionOptions<T>;
  readonly #abort = new AbortController();
  readonly #partials: LatestGate<Partial<T>>;
  #cancelTimeout: (() => void) | undefined;
  #over = false;

  constructor(options: QuestionOptions<T>) {
    this.#options = options;
    this.#partials = new LatestGate(options.clock, PARTIAL_EVERY_MS, options.onPartial);
  }

  start(): void {
    const { clock, timeoutMs, timedOut, onSettled } = this.#options;
    this.#cancelTimeout = clock.setTimer(timeoutMs, () => {
      const error = timedOut(timeoutMs);
      if (this.#end(error)) onSettled({ error });
    });
    void this.#ask();
  }

  /** Nobody waits any more: aborts with this reason, and nothing is reported. */
  stop(reason: Error): void {
    this.#end(reason);
  }

  async #ask(): Promise<void> {
    const result = await this.#answer();
    if (this.#end()) this.#options.onSettled(result);
  }

  async #answer(): Promise<QuestionResult<T>> {
    const { put, check, checkPartial } = this.#options;
    try {
      const answer = await put({
        signal: this.#abort.signal,
        onPartial: (partial) => {
          if (!this.#over) this.#partials.push(checkPartial(partial));
        },
      });
      return { answer: check(answer) };
    } catch (error) {
      return { error };
    }
  }

  /** True for the first end only. Aborts when a reason says that the answer came to nothing. */
  #end(reason?: Error): boolean {
    if (this.#over) return false;
    this.#over = true;
    this.#cancelTimeout?.();
    this.#partials.drop();
    if (reason !== undefined) this.#abort.abort(reason);
    return true;
  }
}

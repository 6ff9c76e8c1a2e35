import type { Clock } from "./ports/clock.js";
import type { StateView } from "@antidrift/wire";

export type Listener = (state: StateView) => void;

/** Listeners that answer every change with another would otherwise keep everything else from running. */
const MOST_PER_TURN = 1_000;

/**
 * Tells listeners of changes, one change after the other: what a listener itself changes is told after the change
 * it was told of has reached everybody, so each sees every revision once and in order.
 */
export class Listeners {
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  readonly #entries = new Set<{ readonly listener: Listener }>();
  #queue: Array<{ readonly view: StateView; readonly to: ReadonlySet<{ readonly listener: Listener }> }> = [];
  #telling = false;

  constructor(clock: Clock, onError: (error: unknown) => void) {
    this.#clock = clock;
    this.#onError = onError;
  }

  get any(): boolean {
    return this.#entries.size > 0;
  }

  add(listener: Listener): () => void {
    const entry = { listener };
    this.#entries.add(entry);
    return () => {
      this.#entries.delete(entry);
    };
  }

  clear(): void {
    this.#entries.clear();
    this.#queue = [];
  }

  /** To be told to those who listen now. */
  queue(makeView: () => StateView): void {
    if (this.any) this.#queue.push({ view: makeView(), to: new Set(this.#entries) });
  }

  /** Tells everything queued, unless that is being done already. */
  tell(): void {
    if (!this.#telling) this.#drain();
  }

  #drain(): void {
    this.#telling = true;
    for (let told = 0; told < MOST_PER_TURN; told += 1) {
      const next = this.#queue.shift();
      if (next === undefined) {
        this.#telling = false;
        return;
      }
      for (const entry of next.to) if (this.#entries.has(entry)) this.#call(entry.listener, next.view);
    }
    this.#clock.setTimer(0, () => this.#drain());
  }

  #call(listener: Listener, view: StateView): void {
    try {
      listener(view);
    } catch (error) {
      this.#onError(error);
    }
  }
}

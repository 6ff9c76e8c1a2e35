import type { Clock } from "../ports/clock.js";

/**
 * Lets a value through at once, then at most one each `intervalMs`: the latest. Whatever comes in between is
 * forgotten, so a flood costs one delivery an interval and keeps one value in memory.
 */
export class LatestGate<T> {
  readonly #clock: Clock;
  readonly #intervalMs: number;
  readonly #deliver: (value: T) => void;
  #held: { readonly value: T } | undefined;
  #cancel: (() => void) | undefined;

  constructor(clock: Clock, intervalMs: number, deliver: (value: T) => void) {
    this.#clock = clock;
    this.#intervalMs = intervalMs;
    this.#deliver = deliver;
  }

  push(value: T): void {
    if (this.#cancel !== undefined) {
      this.#held = { value };
      return;
    }
    this.#wait();
    this.#deliver(value);
  }

  /** Delivers what is held, now. */
  flush(): void {
    const held = this.#held;
    this.#held = undefined;
    if (held !== undefined) this.#deliver(held.value);
  }

  /** Makes another value of what is held. */
  change(next: (value: T) => T): void {
    if (this.#held !== undefined) this.#held = { value: next(this.#held.value) };
  }

  /** Forgets what is held and stops the timer. */
  drop(): void {
    this.#held = undefined;
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #wait(): void {
    this.#cancel = this.#clock.setTimer(this.#intervalMs, () => {
      this.#cancel = undefined;
      if (this.#held === undefined) return;
      this.#wait();
      this.flush();
    });
  }
}

import type { Clock } from "../ports/clock.js";

interface Timer {
  readonly dueMono: number;
  readonly fire: () => void;
}

/** Time that passes only when a test says so. */
export class FakeClock implements Clock {
  #wallMs: number;
  #monoMs: number;
  readonly #timers = new Set<Timer>();

  constructor(start: { readonly nowMs?: number; readonly monotonicMs?: number } = {}) {
    this.#wallMs = start.nowMs ?? 1_800_000_000_000;
    this.#monoMs = start.monotonicMs ?? 5_000;
  }

  nowMs(): number {
    return this.#wallMs;
  }

  monotonicMs(): number {
    return this.#monoMs;
  }

  setTimer(delayMs: number, fire: () => void): () => void {
    const timer = { dueMono: this.#monoMs + Math.max(0, delayMs), fire };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  }

  /** How many timers wait: none may after everything was closed. */
  get pendingTimers(): number {
    return this.#timers.size;
  }

  /** Time passes and each timer fires when it is due. */
  advance(ms: number): void {
    const end = this.#monoMs + ms;
    for (let next = this.#nextDue(end); next !== undefined; next = this.#nextDue(end)) {
      this.#pass(Math.max(0, next.dueMono - this.#monoMs));
      this.#timers.delete(next);
      next.fire();
    }
    this.#pass(end - this.#monoMs);
  }

  /** The machine sleeps: time passes on both clocks, and the timers that were due fire afterwards, late. */
  sleep(ms: number): void {
    this.#pass(ms);
    this.advance(0);
  }

  /** Like `sleep`, stopped in the moment of waking, before any timer fired. */
  sleepWithoutFiring(ms: number): void {
    this.#pass(ms);
  }

  /** Somebody sets the wall clock. */
  stepWall(ms: number): void {
    this.#wallMs += ms;
  }

  #pass(ms: number): void {
    this.#wallMs += ms;
    this.#monoMs += ms;
  }

  /** The timer that is due first by `end`; of two at once, the one set first. */
  #nextDue(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) {
      if (timer.dueMono <= end && (first === undefined || timer.dueMono < first.dueMono)) first = timer;
    }
    return first;
  }
}

interface Environment {
  /** Milliseconds of a clock that never steps. */
  now(): number;
  schedule(run: () => void, ms: number): unknown;
  cancel(handle: unknown): void;
}

const browser: Environment = {
  now: () => performance.now(),
  schedule: (run, ms) => setTimeout(run, ms),
  cancel: (handle) => clearTimeout(handle as number),
};

/** The page's only recurring timer. Everything that moves with time reads `now`, or is called back here. */
export class Ticker {
  /** Milliseconds of the monotonic clock at the last tick. */
  now = $state(0);
  readonly #environment: Environment;
  readonly #delay: () => number;
  readonly #listeners = new Set<() => void>();
  #handle: unknown;

  /** @param delay milliseconds until the next tick that is worth waking up for. */
  constructor(delay: () => number, environment: Environment = browser) {
    this.#delay = delay;
    this.#environment = environment;
    this.now = environment.now();
  }

  /** @returns a function that takes the listener away. */
  onTick(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ticks at once, and from then on. Call it again when the delay has become shorter. */
  tick(): void {
    this.#environment.cancel(this.#handle);
    this.now = this.#environment.now();
    for (const listener of this.#listeners) listener();
    this.#handle = this.#environment.schedule(() => this.tick(), Math.max(16, this.#delay()));
  }

  stop(): void {
    this.#environment.cancel(this.#handle);
  }
}

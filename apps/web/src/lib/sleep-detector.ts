interface Clocks {
  /** Goes on while the machine sleeps; may be set by anyone. */
  wall(): number;
  /** Never steps, but may stand still while the machine sleeps. */
  monotonic(): number;
}

const NOTICEABLE_MS = 2000;

/** Notices that the two clocks went apart: the machine slept, so what was counted on the monotonic clock is wrong. */
export class SleepDetector {
  readonly #clocks: Clocks;
  #difference: number;

  constructor(clocks: Clocks) {
    this.#clocks = clocks;
    this.#difference = clocks.wall() - clocks.monotonic();
  }

  /** Whether that happened since the last look. */
  slept(): boolean {
    const difference = this.#clocks.wall() - this.#clocks.monotonic();
    const moved = Math.abs(difference - this.#difference);
    this.#difference = difference;
    return moved > NOTICEABLE_MS;
  }
}

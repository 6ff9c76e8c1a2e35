/** Gathers bytes one by one, up to a limit. */
export class ByteSink {
  readonly #limit: number;
  #bytes = Buffer.allocUnsafe(1024);
  #length = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether there was room for it. */
  add(byte: number): boolean {
    if (this.#length === this.#limit) return false;
    if (this.#length === this.#bytes.length) {
      this.#bytes = Buffer.concat([this.#bytes], Math.min(this.#limit, this.#bytes.length * 2));
    }
    this.#bytes[this.#length] = byte;
    this.#length += 1;
    return true;
  }

  /** What was gathered since the last time. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#bytes = Buffer.allocUnsafe(1024);
    this.#length = 0;
    return taken;
  }
}

/** Longer than any honest line; what exceeds it is no report. */
const MAX_LINE_BYTES = 128 * 1024;

/**
 * Cuts a stream of bytes into lines, whatever it holds: bytes that are no UTF-8 become U+FFFD, and an endless line is
 * skipped without being kept.
 */
export class LineSplitter {
  #parts: Buffer[] = [];
  #bytes = 0;
  #skipping = false;

  /** The lines that are complete with this chunk. */
  push(chunk: Buffer): string[] {
    const lines: string[] = [];
    let from = 0;
    for (let at = chunk.indexOf(0x0a); at !== -1; at = chunk.indexOf(0x0a, from)) {
      this.#keep(chunk.subarray(from, at));
      if (!this.#skipping) lines.push(Buffer.concat(this.#parts).toString("utf8").replace(/\r$/u, ""));
      this.#forget();
      this.#skipping = false;
      from = at + 1;
    }
    this.#keep(chunk.subarray(from));
    return lines;
  }

  #keep(part: Buffer): void {
    if (this.#skipping || part.length === 0) return;
    this.#parts.push(part);
    this.#bytes += part.length;
    if (this.#bytes <= MAX_LINE_BYTES) return;
    this.#forget();
    this.#skipping = true;
  }

  #forget(): void {
    this.#parts = [];
    this.#bytes = 0;
  }
}

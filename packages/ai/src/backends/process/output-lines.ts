import { StringDecoder } from "node:string_decoder";

/** What is read in all, kept or not: a stream of events may be longer than the answer it holds, but not without end. */
const READ_FACTOR = 16;

/** Collects standard output line by line, up to a limit; characters split over two chunks are put together. */
export class OutputLines {
  readonly #maxBytes: number;
  readonly #onLine: (line: string) => boolean;
  readonly #decoder = new StringDecoder("utf8");
  readonly #kept: string[] = [];
  #keptBytes = 0;
  #pending: string[] = [];
  #pendingBytes = 0;
  /** Bytes read so far. */
  bytes = 0;
  /** More came than is allowed; the rest is not read. */
  tooLarge = false;

  constructor(maxBytes: number, onLine: (line: string) => boolean = () => true) {
    this.#maxBytes = maxBytes;
    this.#onLine = onLine;
  }

  write(chunk: Uint8Array): void {
    if (this.tooLarge) return;
    this.bytes += chunk.byteLength;
    this.#add(this.#decoder.write(chunk));
    if (this.#keptBytes + this.#pendingBytes > this.#maxBytes || this.bytes > this.#maxBytes * READ_FACTOR) {
      this.tooLarge = true;
    }
  }

  /** No more comes: a last line without its end is a line too. */
  end(): void {
    this.#add(this.#decoder.end());
    const last = this.#pending.join("");
    this.#pending = [];
    if (last !== "" && this.#onLine(last)) this.#kept.push(last);
  }

  /** Everything that was kept so far. */
  get text(): string {
    return [...this.#kept, ...this.#pending].join("");
  }

  #add(text: string): void {
    let from = 0;
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", from)) {
      this.#finishLine(text.slice(from, end));
      from = end + 1;
    }
    if (from < text.length) {
      const rest = text.slice(from);
      this.#pending.push(rest);
      this.#pendingBytes += Buffer.byteLength(rest);
    }
  }

  #finishLine(rest: string): void {
    const line = [...this.#pending, rest].join("");
    this.#pending = [];
    this.#pendingBytes = 0;
    if (!this.#onLine(line)) return;
    this.#kept.push(line, "\n");
    this.#keptBytes += Buffer.byteLength(line) + 1;
  }
}

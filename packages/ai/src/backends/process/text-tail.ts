import { StringDecoder } from "node:string_decoder";

/** Keeps the last part of a stream of text. */
export class TextTail {
  readonly #maxChars: number;
  readonly #decoder = new StringDecoder("utf8");
  #text = "";

  constructor(maxChars: number) {
    this.#maxChars = maxChars;
  }

  /** Adds a chunk and answers with its text. */
  write(chunk: Uint8Array): string {
    const text = this.#decoder.write(chunk);
    this.#text = (this.#text + text).slice(-this.#maxChars);
    return text;
  }

  get text(): string {
    return this.#text;
  }
}

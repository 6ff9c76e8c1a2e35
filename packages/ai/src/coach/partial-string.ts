/** Decodes the characters of a JSON string one by one, as they arrive. Never shows half an escape. */
export class PartialString {
  #text = "";
  #escape = "";
  readonly #maxChars: number;

  /** Text beyond `maxChars` is read but not kept. */
  constructor(maxChars: number) {
    this.#maxChars = maxChars;
  }

  get text(): string {
    return this.#text;
  }

  /** Takes the next character; true when it is the quote that ends the string. */
  take(char: string): boolean {
    if (this.#escape === "") {
      if (char === '"') return true;
      if (char === "\\") this.#escape = char;
      else this.#append(char);
      return false;
    }
    this.#escape += char;
    const isUnicode = this.#escape.startsWith("\\u");
    if (isUnicode && this.#escape.length < UNICODE_CHARS) return false;
    this.#append(isUnicode ? fromUnicode(this.#escape) : (SHORT[char] ?? char));
    this.#escape = "";
    return false;
  }

  #append(chars: string): void {
    if (this.#text.length < this.#maxChars) this.#text += chars;
  }
}

const UNICODE_CHARS = 6;
const SHORT: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

function fromUnicode(escape: string): string {
  const code = Number.parseInt(escape.slice(2), 16);
  return Number.isNaN(code) ? "" : String.fromCharCode(code);
}

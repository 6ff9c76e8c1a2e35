import { plain } from "./plain.js";
import { isUnspaced, type Word } from "./words-of.js";

/** A phrase of a list that was found in a text. */
export interface Found<T extends string> {
  readonly tag: T;
  readonly phrase: string;
}

/**
 * Many lists of phrases, each under its tag, looked up in one pass over a text. A phrase of spaced words fits whole
 * words, also in the plural; one of a script without spaces fits anywhere.
 */
export class Lexicon<T extends string> {
  readonly #tags = new Map<string, T[]>();
  /** For each word that begins a phrase: how many words the longest of these has. */
  readonly #longest = new Map<string, number>();
  readonly #unspaced: [phrase: string, tag: T][] = [];

  /** Takes lists as texts of phrases separated by commas. */
  constructor(lists: Iterable<readonly [tag: T, phrases: string]>) {
    for (const [tag, phrases] of lists) {
      // In plain form at once: phrase by phrase it takes ten times as long.
      for (const phrase of plain(phrases).split(",")) this.#add(tag, phrase.trim());
    }
  }

  /** Every phrase in the text, in its order. */
  findIn(words: readonly Word[], plainText: string): readonly Found<T>[] {
    const found: Found<T>[] = [];
    for (let at = 0; at < words.length; at += 1) this.#findAt(words, at, found);
    if (isUnspaced(plainText)) {
      for (const [phrase, tag] of this.#unspaced) {
        if (plainText.includes(phrase)) found.push({ tag, phrase });
      }
    }
    return found;
  }

  /** The longest phrase that a compound ends with, of at least five letters. */
  findEndOf(plainWord: string): readonly Found<T>[] {
    for (let at = SHORTEST_HEAD; at <= plainWord.length - SHORTEST_END; at += 1) {
      const phrase = plainWord.slice(at);
      const tags = this.#tags.get(phrase);
      if (tags !== undefined) return tags.map((tag) => ({ tag, phrase }));
    }
    return [];
  }

  #findAt(words: readonly Word[], at: number, found: Found<T>[]): void {
    const first = words[at]?.plain ?? "";
    const longest = Math.max(this.#longest.get(first) ?? 0, this.#longest.get(singular(first)) ?? 0);
    let phrase = "";
    for (let length = 1; length <= longest && at + length <= words.length; length += 1) {
      phrase += `${length === 1 ? "" : " "}${words[at + length - 1]?.plain ?? ""}`;
      for (const tag of this.#tags.get(phrase) ?? this.#tags.get(singular(phrase)) ?? []) {
        found.push({ tag, phrase });
      }
    }
  }

  #add(tag: T, phrase: string): void {
    if (phrase === "") return;
    if (!SIMPLE.test(phrase) && isUnspaced(phrase)) {
      this.#unspaced.push([phrase, tag]);
      return;
    }
    const words = SIMPLE.test(phrase)
      ? phrase.split(" ")
      : phrase.split(BETWEEN).filter((word) => word !== "");
    const [first] = words;
    if (first === undefined) return;
    const key = words.join(" ");
    // A list that names the many also means the one: "online games" finds "online game".
    const one = words.length > 1 ? singular(key) : key;
    if (one !== key) this.#add(tag, one);
    const tags = this.#tags.get(key);
    if (tags === undefined) this.#tags.set(key, [tag]);
    else tags.push(tag);
    this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, words.length));
  }
}

const SHORTEST_HEAD = 3;
const SHORTEST_END = 5;
const SIMPLE = /^[a-z\d ]+$/u;
const BETWEEN = /[^\p{L}\p{M}\p{N}+#]+/u;

function singular(phrase: string): string {
  return phrase.length > 3 && phrase.endsWith("s") && !phrase.endsWith("ss") ? phrase.slice(0, -1) : phrase;
}

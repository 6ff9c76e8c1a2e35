import type { Stem } from "../text/stemmer.js";
import { isUnspaced, type Word } from "../text/words-of.js";
import { isAmbiguous, isSilent, isWeak } from "./common-words.js";

/** Words that a title shares with what is committed to. */
export interface Shared {
  /** Words that name the subject. */
  readonly strong: readonly string[];
  /** Words that name the subject, but quite other things in other titles. */
  readonly ambiguous: readonly string[];
  /** Words that nearly every work has. */
  readonly weak: readonly string[];
}

type Weight = keyof Shared;

const SHORTEST = 3;
const SHORTEST_IN_COMPOUND = 6;
const TICKET = /\b\p{Lu}{2,8}-\d{1,6}\b/gu;

/** The words of a commitment that name its subject, to be found again in titles. */
export class SubjectWords {
  readonly #stems = new Map<string, Weight>();
  readonly #unspaced: string[] = [];
  readonly #tickets: readonly string[];
  readonly #stem: Stem;

  constructor(text: string, words: readonly Word[], stem: Stem) {
    this.#stem = stem;
    this.#tickets = [...text.matchAll(TICKET)].map(([ticket]) => ticket.toLowerCase());
    for (const { lower, parts } of words) {
      if (isUnspaced(lower)) this.#addUnspaced(lower);
      else for (const part of [lower, ...parts]) this.#addSpaced(part);
    }
  }

  /** What the title shares, in the title's words. */
  sharedWith({ words, text }: { words: readonly Word[]; text: string }): Shared {
    const strong = new Set<string>(this.#tickets.filter((ticket) => text.includes(ticket)));
    const ambiguous = new Set<string>();
    const weak = new Set<string>();
    for (const { lower, parts } of words) {
      for (const form of parts.length === 0 ? [lower] : [lower, ...parts]) {
        const weight = this.#weightOf(form);
        if (weight === "strong") strong.add(form);
        if (weight === "ambiguous") ambiguous.add(this.#stem(form));
        if (weight === "weak") weak.add(this.#stem(form));
      }
    }
    for (const run of this.#unspaced) if (text.includes(run)) strong.add(run);
    return { strong: [...strong], ambiguous: [...ambiguous], weak: [...weak] };
  }

  #weightOf(form: string): Weight | undefined {
    if (form.length < SHORTEST) return undefined;
    const stem = this.#stem(form);
    const weight = this.#stems.get(stem);
    if (weight !== undefined) return weight;
    if (form.length >= SHORTEST_IN_COMPOUND && this.#isPartOfCompound(stem) && !isSilent(form))
      return isWeak(form) ? "weak" : "ambiguous";
    if (stem.length < SHORTEST_IN_COMPOUND + 3) return undefined;
    // German and Dutch write compounds as one word: "Rechnung" in "Rechnungsvorlage", "klima" in "Stadtklima".
    for (const [known, weight] of this.#stems) {
      if (known.length < SHORTEST_IN_COMPOUND || known.length > stem.length - 3) continue;
      if (weight === "strong" && (stem.startsWith(known) || stem.endsWith(known))) return "strong";
    }
    return undefined;
  }

  /** "Eltern" of the commitment's "Elternabend". */
  #isPartOfCompound(stem: string): boolean {
    if (stem.length < SHORTEST_IN_COMPOUND - 1) return false;
    for (const [known, weight] of this.#stems) {
      if (weight !== "strong" || known.length < stem.length + 4) continue;
      if (known.startsWith(stem) || known.endsWith(stem)) return true;
    }
    return false;
  }

  #addSpaced(lower: string): void {
    const stem = this.#stem(lower);
    if (lower.length < SHORTEST || isSilent(lower)) return;
    const weight = isWeak(lower) ? "weak" : isAmbiguous(lower) ? "ambiguous" : "strong";
    this.#stems.set(stem, weight);
  }

  /** Long runs are several words, most of two characters each. */
  #addUnspaced(run: string): void {
    const isKana = /[\p{Script=Katakana}]/u.test(run);
    const pieces = [run];
    if (!isKana && run.length >= 4) {
      for (let at = 0; at + 2 <= run.length; at += 2) pieces.push(run.slice(at, at + 2));
    }
    for (const piece of pieces) {
      const says = piece.length >= (isKana ? SHORTEST : 2) && !isSilent(piece) && !isWeak(piece);
      if (says) this.#unspaced.push(piece);
    }
  }
}

import { plain } from "./plain.js";

/** A word as it was written, in lower case, and as lists are compared with it. */
export interface Word {
  readonly lower: string;
  readonly plain: string;
  /** The parts of a name written with capitals inside: "auth" and "service" of "AuthService". */
  readonly parts: readonly string[];
}

const MOST_WORDS = 80;
const LONGEST_WORD = 60;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*[+#]{0,2}/gu;
/** Short words that French, Italian and Portuguese write onto the next one: "l'examen", "d'hiver". */
const ELISION = /^(?:\p{L}|qu|un|dell|all|nell|sull)['’](?=\p{L}{2})/u;
const POSSESSIVE = /['’]s?$/u;
const CAMEL = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;
/** Japanese and Chinese are written without spaces: a run of one script comes closest to a word. */
const UNSPACED_RUN = /\p{Script=Han}[\p{Script=Han}々]*|[\p{Script=Katakana}ー]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The words of a text in their order: names joined by underscores or dashes fall into their parts. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const [found] of text.matchAll(WORD)) {
    for (const part of runsOf(found.slice(0, LONGEST_WORD))) {
      const lower = part.toLowerCase();
      words.push({ lower, plain: plain(lower), parts: partsOf(part) });
      if (words.length === MOST_WORDS) return words;
    }
  }
  return words;
}

/** Whether the text is, at least in part, in a script that puts no spaces between words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

function runsOf(found: string): readonly string[] {
  if (UNSPACED.test(found)) return found.match(UNSPACED_RUN) ?? [];
  return [found.replace(POSSESSIVE, "").replace(ELISION, "")];
}

function partsOf(word: string): readonly string[] {
  const parts = word.split(CAMEL);
  return parts.length > 1 ? parts.filter((part) => part.length > 2).map((part) => part.toLowerCase()) : [];
}

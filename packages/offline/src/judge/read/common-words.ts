import { ambiguousWords } from "../lists/words/ambiguous-words.js";
import { functionWords } from "../lists/words/function-words.js";
import { silentWords } from "../lists/words/silent-words.js";
import { weakWords } from "../lists/words/weak-words.js";

/** Whether a word, in lower case, says nothing: it is never evidence. */
export function isSilent(lower: string): boolean {
  return /^\d+$/u.test(lower) || isIn(silent, lower);
}

/** Whether a word says little: it is evidence only together with another. */
export function isWeak(lower: string): boolean {
  return isIn(weak, lower);
}

/** Whether a word says much, but other things in other titles. */
export function isAmbiguous(lower: string): boolean {
  return isIn(ambiguous, lower);
}

/**
 * Endings of plurals and cases in our languages. The lists hold the plain forms; to stem thousands of their words in the language of each
 * commitment would take longer than all else.
 */
const ENDINGS = ["s", "es", "n", "en", "e", "er", "ing", "ed"];

function isIn(words: ReadonlySet<string>, lower: string): boolean {
  return (
    words.has(lower) ||
    ENDINGS.some((ending) => lower.endsWith(ending) && words.has(lower.slice(0, -ending.length)))
  );
}

const silent = setOf([silentWords, ...Object.values(functionWords).map(({ words }) => words)].join(" "));
const weak = setOf(weakWords);
const ambiguous = setOf(ambiguousWords);

function setOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/[\s,]+/u).filter((word) => word !== ""));
}

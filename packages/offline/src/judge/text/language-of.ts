import { functionWords } from "../lists/words/function-words.js";
import type { StemLanguage } from "./stemmer.js";
import type { Word } from "./words-of.js";

/** The language that most of the text's function words and letters speak for; English when none does. */
export function languageOf(words: readonly Word[]): StemLanguage {
  let best: StemLanguage = "english";
  let most = 0;
  for (const [language, { own, letters }] of languages) {
    const score = words.reduce(
      (sum, { lower }) => sum + (own.has(lower) ? 2 : letters.test(lower) ? 1 : 0),
      0,
    );
    if (score > most) [best, most] = [language, score];
  }
  return best;
}

const languages = Object.entries(functionWords).map(
  ([language, { words, letters }]) =>
    [
      language as StemLanguage,
      { own: new Set(words.split(/[\s,]+/u)), letters: new RegExp(letters, "u") },
    ] as const,
);

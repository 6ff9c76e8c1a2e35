import { plain } from "../text/plain.js";
import type { Stem } from "../text/stemmer.js";
import { isUnspaced, wordsOf } from "../text/words-of.js";
import { isSilent } from "./common-words.js";
import { knownName } from "./known-names.js";

/** A phrase of `expects`, ready to be looked for. */
export interface ExpectedPhrase {
  /** As the user wrote it. */
  readonly phrase: string;
  /** All of them must be there. Empty for a phrase of a script without spaces, which must be there as it is. */
  readonly stems: readonly string[];
  readonly plain: string;
}

/** The phrases that name something. One that only names a browser, or nothing, would fit every surface and is left out. */
export function expectedPhrases(phrases: readonly string[], stem: Stem): readonly ExpectedPhrase[] {
  const usable: ExpectedPhrase[] = [];
  for (const phrase of phrases) {
    const key = plain(phrase);
    if (key.length < 2 || knownName(phrase)?.is.has("browser") === true || /^(?:web )?browser$/u.test(key))
      continue;
    if (isUnspaced(key)) {
      usable.push({ phrase, stems: [], plain: key });
      continue;
    }
    const words = wordsOf(phrase).map(({ lower }) => lower);
    const telling = words.filter((word) => !isSilent(word));
    const stems = (telling.length > 0 ? telling : words).map(stem);
    if (stems.length > 0 && stems.join("").length > 1) usable.push({ phrase, stems, plain: key });
  }
  return usable;
}

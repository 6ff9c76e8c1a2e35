import snowball from "snowball-stemmers";
import { plain } from "./plain.js";
import { Recent } from "./recent.js";

/** Languages whose stems are told apart; words of others are stemmed as English ones, which does little to them. */
export type StemLanguage = "english" | "german" | "french" | "spanish" | "portuguese" | "italian" | "dutch";

/** Brings the forms of a word to one: "writing" and "write", "Rechnungen" and "Rechnung". */
export type Stem = (lowerWord: string) => string;

const REMEMBERED_STEMS = 4000;
const stemmers = new Map<StemLanguage, Stem>();

/** The stemmer of a language, made once. It remembers what it stemmed, since the same titles come again and again. */
export function stemmerOf(language: StemLanguage): Stem {
  const known = stemmers.get(language);
  if (known !== undefined) return known;
  const stemmer = snowball.newStemmer(language);
  const stems = new Recent<string>(REMEMBERED_STEMS);
  const stem: Stem = (word) => stems.get(word, () => plain(stemmer.stem(word)));
  stemmers.set(language, stem);
  return stem;
}

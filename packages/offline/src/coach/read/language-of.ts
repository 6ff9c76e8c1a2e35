import { wordSet } from "../tables/parse-words.js";
import { type Language, languages } from "../tables/languages.js";
import { isTableWord } from "../classify/kind-of.js";
import { isVerb } from "../classify/opening-verb.js";

/**
 * The language a text is in, undefined for English. Cautious: names, loan words and slips of the keyboard are still
 * English, and a text counts as foreign only with more evidence for that than for English.
 */
export function languageOf(text: string): Language | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (letters.length > 0 && latin * 2 < letters.length) {
    return languages.find(({ script }) => script?.test(text)) ?? UNKNOWN;
  }
  return latinLanguage(
    text
      .toLowerCase()
      .match(/\p{L}[\p{L}'-]*/gu)
      ?.slice(0, 60) ?? [],
  );
}

function latinLanguage(words: readonly string[]): Language | undefined {
  const [first = ""] = words;
  const english = words.filter((word) => ENGLISH.has(word)).length + (isVerb(first) ? 1 : 0);
  const accented = words.filter((word) => /[^\p{ASCII}]/u.test(word) && !LOANS.has(word)).length;
  const scores = FOREIGN.map((known) => words.filter((word) => known.words.has(word)).length);
  const best = Math.max(0, ...scores);
  const isShort = words.length <= 2 && accented === 0;
  if (isShort && !words.some((word) => word.length >= 4 && FOREIGN.some((known) => known.words.has(word))))
    return undefined;
  if (best + accented <= english || (best < 2 && accented === 0 && words.length > 2)) return undefined;
  if (best === 0)
    return english === 0 &&
      accented * 3 >= words.length &&
      /^\p{Ll}|\s/u.test(words.join(" ")) &&
      words.length > 1
      ? UNKNOWN
      : undefined;
  return FOREIGN[scores.indexOf(best)]?.language;
}

/** Text that is not English in a language there is no sentence for. */
const UNKNOWN: Language = { name: "unknown", words: "", done: "It is done, and another person can see it" };

/** Words that make a text English: function words and the everyday words of intents that look like other languages'. */
const ENGLISH = wordSet(`
  the a an my our your his her their this that these those and or but with for to of on in at by from about into before after until because so
  i i'm we it is are was be need want should must can will would have has do does did not don't get up out off over all some more new next first
  what which how why where when who please today now then me us through just really still also if it's
`);

const FOREIGN = languages
  .filter(({ script }) => script === undefined)
  .map((language) => ({ language, words: foreignOnly(language.words) }));

/** A word that English intents use too is no evidence. */
function foreignOnly(words: string): ReadonlySet<string> {
  return new Set(
    [...wordSet(words)].filter((word) => !ENGLISH.has(word) && !isVerb(word) && !isTableWord(word)),
  );
}

const LOANS = wordSet(
  "café cafés résumé résumés cv naïve fiancé fiancée déjà crème brûlée jalapeño piñata über façade cliché entrée soufflé éclair étude señor são josé zoë chloé renée noël andré rené björn beyoncé pokémon crêpes crêpe purée sauté matinée protégé exposé née",
);

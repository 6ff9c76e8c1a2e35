import type { Word } from "../text/words-of.js";

/** Short forms without vowels that are names of formats and techniques, not of the work. */
const COMMON = new Set(
  "css php xml html htm sql mp3 mp4 pdf png jpg svg tmp txt csv xls xlsx ppt pptx doc docx rtf zip tgz tls ssh dns http https npm vm pc tv cv hr pr crm cms sdk md rs ts js mts cfg ssl tcp".split(
    " ",
  ),
);
const WITHOUT_VOWELS = /^[bcdfghjklmnpqrstvwxz]{3,6}$/u;
const LONGEST_NAME = 6;

/** Whether a short name in a title stands for words of the commitment: "nflx" for Netflix, "mnda" for "mutual NDA", "cap" for "capítulo". */
export function abbreviates(name: string, words: readonly Word[]): boolean {
  if (name.length < 3 || name.length > LONGEST_NAME || COMMON.has(name)) return false;
  const long = words.map(({ plain }) => plain);
  if (long.some((word) => word.length >= name.length + 3 && word.startsWith(name))) return true;
  if (
    WITHOUT_VOWELS.test(name) &&
    long.some((word) => word.length > name.length + 1 && isSkeleton(name, word))
  )
    return true;
  return long.some((_, at) => isFirstLetters(name, long.slice(at)));
}

/** The letters of the name stand in the word in their order, and both begin alike. */
function isSkeleton(name: string, word: string): boolean {
  if (name[0] !== word[0]) return false;
  let from = 0;
  for (const letter of name) {
    const at = word.indexOf(letter, from);
    if (at === -1) return false;
    from = at + 1;
  }
  return true;
}

/** First letters of words in a row, the last of which may stand whole: "m" and "nda". */
function isFirstLetters(name: string, words: readonly string[]): boolean {
  let rest = name;
  for (const [at, word] of words.entries()) {
    if (at > 0 && word.length >= 3 && rest === word) return true;
    if (word[0] !== rest[0]) return false;
    rest = rest.slice(1);
    if (rest === "") return at >= 2;
  }
  return false;
}

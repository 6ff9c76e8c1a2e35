import { neverMended, slips } from "../tables/slips.js";
/** Mends the small words people mistype most. */
export function mendSlips(text: string): string {
  return text
    .replaceAll(/(?<=^|\s)@ ?(?=\d)/gu, "at ")
    .replaceAll(/\b(prep|ready|time) 4 (?=[a-z])/giu, "$1 for ")
    .replaceAll(/\bdie (?=(?:my|his|her|their) hair\b)/giu, "dye ")
    .split(" ")
    .map((word) => slips.get(word.toLowerCase()) ?? word)
    .join(" ");
}

/** The one known word that one slip of the keyboard turns into `word`; undefined when none or several fit. */
export function mendWord(word: string, known: ReadonlySet<string>): string | undefined {
  if (neverMended.has(word) || word.length < 4 || word.length > 20 || !/^[a-z]+$/u.test(word))
    return undefined;
  const found = new Set(
    [...transposed(word), ...doubledOrMissing(word, known)].filter((candidate) => known.has(candidate)),
  );
  found.delete(word.replace(/s$/u, ""));
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

function transposed(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

function doubledOrMissing(word: string, known: ReadonlySet<string>): readonly string[] {
  // Only a letter typed twice: "heart" is no slip for "heat".
  const shorter = Array.from({ length: word.length - 1 }, (_, at) =>
    word[at] === word[at + 1] ? word.slice(0, at + 1) + word.slice(at + 2) : "",
  );
  const longer = [...known].filter(
    (candidate) =>
      candidate.length === word.length + 1 &&
      candidate.length > 4 &&
      candidate[0] === word[0] &&
      isOneLetterLess(word, candidate),
  );
  return [...shorter.filter((candidate) => candidate.length > 3), ...longer];
}

function isOneLetterLess(shorter: string, longer: string): boolean {
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  return shorter.slice(at) === longer.slice(at + 1);
}

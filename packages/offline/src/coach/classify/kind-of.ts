import { phraseList } from "../tables/parse-words.js";
import { codeNames, languageNames, parts, prepositions } from "../tables/nouns.js";
import { general } from "../tables/first-steps/general.js";
import type { KindOfWork } from "../tables/first-steps/kind-of-work.js";
import { kindsOfWork } from "../tables/first-steps/table.js";
import { mendWord } from "./mend-words.js";

/** Tells the kind of work from the words of the object: its last noun before a preposition first, then the others. */
export function kindOf(object: string): KindOfWork {
  const known = BY_FORM.find(([pattern]) => pattern.test(object));
  if (known !== undefined) return kindNamed(known[1]);
  const words = object
    .toLowerCase()
    .replaceAll(/'s\b/gu, "")
    .split(/[^\p{L}\p{N}:&'-]+/u)
    .filter((word) => word !== "")
    .slice(0, 24);
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(word));
  const head = end === -1 ? words.length : end;
  for (const at of nearestFirst(words)) {
    const found = lookUp(words, at, parts.has(words[at] ?? "") ? [2, 1] : [2, 1, 0]);
    if (found !== undefined && (words[head] === "of" || tells(found, words, at, head))) return found;
  }
  for (const at of nearestFirst(words)) {
    const found = lookUp(words, at, [0]);
    if (found !== undefined && tells(found, words, at, head)) return found;
  }
  return words.some((word) => codeNames.has(word)) || CODE.test(object) ? kindNamed("code") : general;
}

/** Where the words as a whole tell more than each of them. */
const BY_FORM: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^(?:the |my |some |\\d+ )?(?:${[...languageNames].join("|")})(?:\\s+(?:vocab\\w*|verbs?|grammar|characters?|words?|phrases?|declensions?|conjugations?|pronunciation|conversation|speaking|listening|flashcards?|tenses?|cases|alphabet|script|numbers))?$`,
      "iu",
    ),
    "language",
  ],
  [/\b(?:unit|chapter|module|ch|topic|section)\.? \d+ (?:test|quiz|exam|assessment)\b/iu, "exam"],
  [/^(?:in bed|bed|bedtime|lights out)$/iu, "sleep"],
  [/^journal$/iu, "rest"],
  [/^(?:the )?(?:exercises?|problems?|questions?) \d/iu, "study"],
  [/\bpost-?mortem\b/iu, "writing"],
  [/^(?:the |my |our )?accounts$/iu, "expenses"],
  [/'s \d{1,2}(?:st|nd|rd|th)$/iu, "event"],
];

/** Backwards through the noun phrase, then through each that a preposition begins: its last noun says what it is. */
function nearestFirst(words: readonly string[]): readonly number[] {
  const phrases: number[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (at > 0 && prepositions.has(word)) phrases.push([]);
    phrases.at(-1)?.unshift(at);
  }
  return phrases.flat();
}

/**
 * Whether a word tells the kind from where it stands: a key of a room is no room, and what follows "on" or "about" is what
 * papers are about.
 */
function tells({ kind }: KindOfWork, words: readonly string[], at: number, head: number): boolean {
  if (at >= head)
    return (
      !ONLY_AS_HEAD.has(kind) && !(TOPIC_MARKS.has(words[head] ?? "") && !parts.has(words[head - 1] ?? ""))
    );
  const rest = words.slice(at + 1, head);
  return !ONLY_AS_HEAD.has(kind) || rest.every((word) => SAYS_LITTLE.test(word));
}

/** Words behind the head that leave it the head: "the bathroom stuff", "room 101". */
const SAYS_LITTLE =
  /^(?:\d+|and|&|or|stuff|things?|areas?|corners?|sessions?|class(?:es)?|times?|practice|days?|work|duty|chores?|again|clutter|mess|situation|issue|business|piles?|floors?|shelf|shelves|drawers?|cupboards?|windows?|surfaces?|today|tonight|training|equipment|routine|habits?|problems?|beds?|quickly|properly|first|together|more|better|earlier|later|this|that|out|up|away|off|back|spring|summer|autumn|winter|weeks?|months?|weekend|\p{L}+ly)$/u;

const TOPIC_MARKS = new Set(["on", "about"]);
const ONLY_AS_HEAD = new Set(
  "kitchen bathroom room storage desk garden sleep health rest people exercise".split(" "),
);

/** Identifiers and paths: "UserService", "load_user", "src/main.ts". */
const CODE =
  /(?:^|\s)(?:[A-Z][a-z]+){2,}(?:\s|$)|[a-z][A-Z][a-z]+\b|\w_\w|\w\(\)|\.(?:ts|tsx|js|jsx|mjs|py|rb|go|rs|java|kt|c|cpp|h|css|html|json|ya?ml|toml|sh|sql|svelte|vue|php|swift)\b/u;
/** The row of the table with that name. */
export function kindNamed(name: string): KindOfWork {
  return kindsOfWork.find(({ kind }) => kind === name) ?? general;
}

/** Whether the table of first steps knows the word. */
export function isTableWord(word: string): boolean {
  return index.has(word) || singulars(word).some((form) => index.has(form));
}

/** The word of the table that a misspelt word stands for: "presentatoin". Short words are left alone. */
export function mendNoun(word: string): string {
  if (word.length < 6 || isTableWord(word)) return word;
  return mendWord(word, longWords) ?? word;
}

function lookUp(words: readonly string[], at: number, leads: readonly number[]): KindOfWork | undefined {
  const forms = [words[at] ?? "", ...singulars(words[at] ?? "")];
  for (const count of leads) {
    const lead = words.slice(Math.max(0, at - count), at);
    if (lead.length < count) continue;
    for (const form of forms) {
      const found = index.get([...lead, form].join(" "));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function singulars(word: string): readonly string[] {
  if (!word.endsWith("s") || word.length < 4) return [];
  return [
    word.slice(0, -1),
    ...(word.endsWith("es") ? [word.slice(0, -2)] : []),
    ...(word.endsWith("ies") ? [`${word.slice(0, -3)}y`] : []),
  ];
}

const index: ReadonlyMap<string, KindOfWork> = new Map(
  kindsOfWork
    .toReversed()
    .flatMap((kind) => phraseList(kind.words).map((word): [string, KindOfWork] => [word, kind])),
);

const longWords: ReadonlySet<string> = new Set([...index.keys()].filter((word) => /^[a-z]{6,}$/u.test(word)));

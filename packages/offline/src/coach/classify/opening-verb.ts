import { phraseList } from "../tables/parse-words.js";
import {
  furtherVerbs,
  handWork,
  notVerbs,
  nounBeforePreposition,
  nounsFirst,
  verbBeforeNoun,
} from "../tables/verbs.js";
import { afterIngAdjective, determiners, ingNouns } from "../tables/nouns.js";
import type { ConcreteVerbs } from "../tables/concrete-verbs/concrete-verbs-row.js";
import { concreteVerbs } from "../tables/concrete-verbs/table.js";
import type { Mode } from "../tables/first-steps/kind-of-work.js";
import { isTableWord, kindOf } from "./kind-of.js";
import { baseForm } from "./tagger.js";
import { mendWord } from "./mend-words.js";
import { type VerbList, verbList } from "./verb-list.js";
import { nounPairs } from "../tables/noun-pairs.js";
import { vagueVerbs, worksAlone } from "../tables/vague-verbs.js";

/** The verb a task opens with, and what follows it. */
export interface OpeningVerb {
  /** As in the table, in its base form: "catch up on", "reply to". */
  readonly phrase: string;
  readonly rest: string;
  /** Set when the phrase names no visible step. */
  readonly mode: Mode | undefined;
  /** The rows of concrete verbs it is in; empty for verbs that are only known to be verbs. */
  readonly rows: readonly ConcreteVerbs[];
  /** The whole task with its verb in the base form and slips of the keyboard mended. */
  readonly sentence: string;
}

interface Entry {
  readonly mode?: Mode;
  readonly rows: readonly ConcreteVerbs[];
}

/**
 * Finds the verb of an imperative or "-ing" opening; undefined when the text opens with a thing. `isSurelyVerb` says that
 * the first word, which may be a noun too, is none here.
 */
export function openingVerb(text: string, isSurelyVerb = false): OpeningVerb | undefined {
  const list = verbList(text, isVerb);
  if (list !== undefined) return ofList(list);
  const words = text.split(" ");
  const first = (words[0] ?? "").toLowerCase();
  const base = imperative(first, (words[1] ?? "").toLowerCase());
  if (base === undefined) return undefined;
  const sentence = [base, ...words.slice(1)].join(" ");
  const vague = longest(sentence, vagueIndex);
  const concrete = longest(sentence, concreteIndex);
  const isKnown = vague !== undefined || concrete !== undefined || furtherVerbs.has(base);
  if (!isKnown && !DETERMINED.test(words[1] ?? "")) return undefined;
  const split = concrete === undefined || concrete === base ? splitPhrase(sentence) : undefined;
  if (split !== undefined) return { ...split, mode: undefined, sentence };
  const useVague = vague !== undefined && vague.length >= (concrete?.length ?? 0);
  const phrase = (useVague ? vague : concrete) ?? base;
  if (!isSurelyVerb && base === first && !phrase.includes(" ") && opensNounPhrase(words, first))
    return undefined;
  return {
    phrase,
    rest: sentence.slice(phrase.length).trim(),
    mode: useVague ? vagueIndex.get(phrase)?.mode : undefined,
    rows: concreteIndex.get(phrase)?.rows ?? [],
    sentence,
  };
}

/** "hang the washing out" is to hang out the washing. */
function splitPhrase(sentence: string): Pick<OpeningVerb, "phrase" | "rest" | "rows"> | undefined {
  const [, verb = "", rest = "", particle = ""] = SPLIT.exec(sentence) ?? [];
  const phrase = `${verb} ${particle}`.toLowerCase();
  const rows = concreteIndex.get(phrase)?.rows;
  return rows === undefined ? undefined : { phrase, rest, rows };
}

const SPLIT =
  /^([a-z]+) (\S.{0,40}?) (out|away|up|back|off|down|on)(?:\s(?:from|at|to|for|in|on|before|after)\s.+)?$/iu;

/** All of the list stays in the sentence; what it takes is told by the last verb, which is the last to be done. */
function ofList({ lead, rest }: VerbList): OpeningVerb | undefined {
  const last = openingVerb(rest, true);
  return last === undefined ? undefined : { ...last, mode: undefined, sentence: lead + last.sentence };
}

/** Whether the word, in its base form, can open an imperative. */
export function isVerb(word: string): boolean {
  return firstWords.has(word) || furtherVerbs.has(word);
}

function imperative(first: string, second: string): string | undefined {
  if (isVerb(first)) return first;
  if (/^[a-z-]{2,}ing$/u.test(first)) {
    if (
      ingNouns.has(first) ||
      nounPairs.has(`${first} ${second}`) ||
      afterIngAdjective.has(second.replace(/:$/u, ""))
    )
      return undefined;
    return toBase(first);
  }
  if (isTableWord(first)) return undefined;
  return mendWord(first, firstWords) ?? (isBareWord(first) && DETERMINED.test(second) ? first : undefined);
}

/** "descale the kettle" opens with a verb, whatever the word is; "with the kettle" does not. */
const DETERMINED = /^(?:the|my|our|his|her|their|this|these|those)$/iu;

function isBareWord(word: string): boolean {
  return /^[a-z]{3,}$/u.test(word) && !notVerbs.has(word) && !/(?:ly|ed|ing|tion|ness)$/u.test(word);
}

/** The verb somebody does: "switching energy providers" has "switch", "standing desk" has none. */
export function verbOfIng(text: string): string | undefined {
  const [first = "", second = ""] = text.toLowerCase().split(" ", 2);
  return first.endsWith("ing") && first.length > 4 ? imperative(first, second) : undefined;
}

function toBase(gerund: string): string | undefined {
  const stem = gerund.slice(0, -3);
  const candidates = [stem, `${stem}e`, stem.replace(/(.)\1$/u, "$1"), stem.replace(/y$/u, "ie")];
  return candidates.find((candidate) => isVerb(candidate)) ?? tagged(gerund);
}

function tagged(gerund: string): string | undefined {
  const base = baseForm(gerund);
  return isVerb(base) ? base : undefined;
}

/** "book club" and "budget spreadsheet" open with a thing, "book flights" and "budget the trip" with a verb. */
function opensNounPhrase(words: readonly string[], first: string): boolean {
  const second = (words[1] ?? "").replace(/[.,:;!?]+$/u, "");
  if ((second === "of" && first !== "tidy") || nounPairs.has(`${first} ${second.toLowerCase()}`)) return true;
  if (!nounsFirst.has(first)) return false;
  if (first === "file" && FILED.test(second)) return false;
  if (second === "") return !worksAlone.has(first);
  if (/^(?:and|&)$/u.test(second) && isVerb((words[2] ?? "").toLowerCase())) return false;
  if (determiners.has(second.toLowerCase()))
    return nounBeforePreposition.has(first) && PREPOSITIONS.test(second);
  if (/^\d/u.test(second) && first === "exercise") return true;
  if (handWork.has(first) && PAPER_WORK.has(kindOf(words.slice(1).join(" ")).kind)) return true;
  return !verbBeforeNoun.has(first) && !/^[\p{Lu}\d#$"']/u.test(second);
}

/** Nobody waters a claim: before such things a verb of handwork names what they are about. */
const PAPER_WORK: ReadonlySet<string> = new Set(
  phraseList(`
    writing, slides, data, planning, admin, papers, taxes, expenses, bills, budget, job search, job document, bug, code, tests, exam, study, teaching, research, meeting
  `),
);

const FILED =
  /^(?:taxes|tax|expenses?|claims?|complaints?|reports?|receipts|papers|paperwork|documents|returns?|appeals?|grievances?|motions?|petitions?|patents?|bills|statements|insurance)$/iu;
const PREPOSITIONS = /^(?:for|to|with|about|on|in|from|at)$/iu;

function longest(sentence: string, index: ReadonlyMap<string, Entry>): string | undefined {
  const words = sentence.toLowerCase().split(" ", LONGEST_PHRASE);
  for (let count = words.length; count > 0; count -= 1) {
    const phrase = words.slice(0, count).join(" ");
    if (index.has(phrase)) return phrase;
  }
  return undefined;
}

const LONGEST_PHRASE = 7;

const vagueIndex: ReadonlyMap<string, Entry> = new Map(
  (Object.keys(vagueVerbs) as Mode[]).flatMap((mode) =>
    phraseList(vagueVerbs[mode]).map((phrase): [string, Entry] => [phrase, { mode, rows: [] }]),
  ),
);

const concreteIndex: ReadonlyMap<string, Entry> = buildConcreteIndex();

function buildConcreteIndex(): ReadonlyMap<string, Entry> {
  const index = new Map<string, { rows: ConcreteVerbs[] }>();
  for (const row of concreteVerbs) {
    for (const phrase of phraseList(row.verbs)) {
      const entry = index.get(phrase);
      if (entry === undefined) index.set(phrase, { rows: [row] });
      else entry.rows.push(row);
    }
  }
  return index;
}

const firstWords: ReadonlySet<string> = new Set(
  [...vagueIndex.keys(), ...concreteIndex.keys()].map((phrase) => phrase.split(" ", 1).join("")),
);

import type { JudgedCommitment } from "@antidrift/ai";
import { kindsOfWork } from "../lists/kinds-of-work.js";
import { type ToolKind, tools } from "../lists/tools.js";
import { languageOf } from "../text/language-of.js";
import { plain, visible } from "../text/plain.js";
import { type Stem, type StemLanguage, stemmerOf } from "../text/stemmer.js";
import { type Word, wordsOf } from "../text/words-of.js";
import { type ExpectedPhrase, expectedPhrases } from "./expected-phrases.js";
import { type CommitmentTag, commitmentLexicon, fieldLexicon } from "./surface-tags.js";
import { SubjectWords } from "./subject-words.js";

/** A commitment as every step of the judge reads it. */
export interface Prepared {
  readonly stem: Stem;
  readonly words: readonly Word[];
  readonly actionStems: ReadonlySet<string>;
  readonly text: string;
  readonly subject: SubjectWords;
  /** What its `expects` name; they also speak against an accusation where only a part of one is there. */
  readonly expects: readonly ExpectedPhrase[];
  readonly expected: SubjectWords;
  readonly tags: ReadonlySet<CommitmentTag>;
  /** Names of the kinds of work it is. */
  readonly kinds: readonly string[];
  readonly tools: ReadonlySet<ToolKind>;
  readonly isDocumented: boolean;
}

const toolKinds = Object.keys(tools) as ToolKind[];
/** Languages that write compounds as one word, whose end says what it is: a "Quartalsbericht" is a "Bericht". */
const COMPOUNDING: ReadonlySet<StemLanguage> = new Set<StemLanguage>(["german", "dutch"]);
const LONGEST_TEXT = 2000;
const MOST_EXPECTS = 50;

/** Reads a commitment once, for all the surfaces it is judged against. */
export function prepareCommitment(commitment: JudgedCommitment): Prepared {
  const action = visible(commitment.nextAction.slice(0, LONGEST_TEXT));
  const whole = `${action} . ${visible(commitment.successCondition.slice(0, LONGEST_TEXT))}`;
  const words = wordsOf(whole);
  const text = plain(whole);
  const language = languageOf(words);
  const stem = stemmerOf(language);
  const found = [
    ...[fieldLexicon, commitmentLexicon].flatMap((lexicon) => lexicon.findIn(words, text)),
    ...(COMPOUNDING.has(language)
      ? words.flatMap(({ plain }) => [
          ...fieldLexicon.findEndOf(plain),
          ...commitmentLexicon.findEndOf(plain),
        ])
      : []),
  ];
  const tags = new Set(found.map(({ tag }) => tag));
  const kinds = Object.entries(kindsOfWork).filter(([name]) => tags.has(`work ${name}`));
  const phrases = (commitment.expects ?? []).slice(0, MOST_EXPECTS);
  return {
    stem,
    words,
    actionStems: new Set(wordsOf(action).map(({ lower }) => stem(lower))),
    text,
    subject: new SubjectWords(whole, words, stem),
    expects: expectedPhrases(phrases, stem),
    expected: new SubjectWords(phrases.join(" . "), wordsOf(phrases.join(" . ")), stem),
    tags: new Set([
      ...tags,
      ...kinds.flatMap(([, { fields = [] }]) => fields.map((field) => `field ${field}` as const)),
    ]),
    kinds: kinds.map(([name]) => name),
    tools: new Set([
      ...kinds.flatMap(([, { tools }]) => tools),
      ...toolKinds.filter((kind) => tags.has(`tool ${kind}`)),
    ]),
    isDocumented: kinds.some(([, { documentation }]) => documentation === true),
  };
}

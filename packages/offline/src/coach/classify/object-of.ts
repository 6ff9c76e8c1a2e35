import { languageNames, namesWithoutArticle } from "../tables/nouns.js";
import { kindOf, mendNoun } from "./kind-of.js";
import { verbOfIng } from "./opening-verb.js";
import { shorten } from "../word/shorten.js";
import { type TaggedWord, tagWords } from "./tagger.js";
import { general } from "../tables/first-steps/general.js";
import { mendSlips } from "./mend-words.js";

/** The thing a task is about, in the user's words, ready to stand inside a sentence. */
export interface TaskObject {
  /** As typed, without an added article: "organic chem". Empty when there is none. */
  readonly topic: string;
  /** With its article: "the organic chem". */
  readonly object: string;
  readonly isPlural: boolean;
  /** "why the login loops", "which desk to get": no thing, but something to know. */
  readonly isClause: boolean;
}

const MAX_CHARS = 80;

/** Makes the object out of what follows the verb. */
export function objectOf(rest: string): TaskObject {
  const bare = mendSlips(rest)
    .replace(FLAGS, "")
    .replace(LEADING, "")
    .replace(VAGUE_END, "")
    .replace(CLOCK_END, "")
    .replace(SUBORDINATE, "")
    .replace(/^[\s,:;–-]+|[\s,:;.!?–-]+$/gu, "");
  // Tagging costs more than all the rest, and only a capital in front needs it.
  const [first] = /^\p{Lu}/u.test(bare) ? tagWords(bare.slice(0, MAX_CHARS)) : [];
  const topic = shorten(inSentence(mended(bare), first), MAX_CHARS);
  return {
    topic,
    object: withArticle(topic, first),
    isPlural: isPlural(topic),
    isClause: CLAUSE.test(topic),
  };
}

/** The user's words as a thing, for what is not understood well enough to stand inside a sentence. */
export function quoted(text: string): TaskObject {
  const topic = `"${shorten(text.replaceAll('"', "'"), 90)}"`;
  return { topic, object: topic, isPlural: false, isClause: false };
}

/** Options of a command: "kill -9 the stuck process". */
const FLAGS = /^(?:--?[\w-]+\s+)+(?=\S)/u;
/** "demo at 4" */
const CLOCK_END = /(?<=\S) at \d{1,2}(?:[:.][0-5]\d)?\s?(?:[ap]m)?$/iu;
/** "the essay thing" */
const VAGUE_END =
  /(?<=\S\s\S{3,})(?<!\b(?:same|other|first|next|whole|right|real|big|last)) (?:thing|stuff)$/iu;
const LEADING =
  /^(?:(?:on|about|with|for|of|in|at|into|to|regarding|re|around|through|over|up|doing|working on|and)\s+)+(?=\S)/iu;
const SUBORDINATE =
  /,?\s+(?:its been|it's been|its not|it's not|its so|it's so|because|since i|since it|so that|so i|so we|so it|which (?:i|is|was|has|nobody|we)|although|though|even though|while i|unless|if i|if we|when i|as i|but|before (?:(?:i|we|he|she|they|it)\b|(?:the |my )?\w+ (?:arrives?|comes?|gets?|leaves?|starts?|goes)\b)|in order to|that (?:i've|i have|has|have|is|was|are) (?:been |waiting|due|late|long)|i (?:have|need|want|keep|hate|should|promised)|again and again|which)\b.*$/iu;
const CLAUSE = /^(?:why|how|what|which|whether|if|where|who|whom|when)\b/iu;
const NO_ARTICLE =
  /^(?:the|a|an|my|our|your|his|her|its|their|this|that|these|those|some|any|all|every|each|both|another|no|half|more|most|enough|several|one|two|three|four|five|six|seven|eight|nine|ten|many|few|me|us|him|them|it|myself|everything|something|anything|someone|somebody|everyone|people|why|how|what|which|whether|if|where|who|when|today's|tomorrow's|tonight's|[#"'(@~/.\p{Co}]\S*|\S+'s|\S+s'|\S*[/\\]\S*|\S+\.\w{1,5}|\S+\(\)|\d+|\S+_\S+)(?=\s|$)/iu;
const NUMBERED =
  /^(?:chapters?|sections?|units?|pages?|lines?|parts?|lessons?|modules?|weeks?|days?|steps?|tasks?|exercises?|problems?|questions?|volumes?|books?|figures?|tables?|rooms?|act|scene|episodes?|season|issues?|pr|tickets?|lectures?|homework|assignments?|labs?|version|phase|level|grade|number)\s+#?[\dA-Z][\d.–-]*(?=$|\s(?:of|in|on|for|from|to|and|about|with)\s)/iu;

function withArticle(topic: string, first: TaggedWord | undefined): string {
  if (
    topic === "" ||
    (NO_ARTICLE.test(topic) &&
      !/^(?:1:1|1-1|121|\d+(?:k|km|d)?\s+(?:run|walk|swim|race|print)|q\d)\b/iu.test(topic)) ||
    NUMBERED.test(topic)
  )
    return topic;
  if (verbOfIng(topic) !== undefined) return topic;
  const head = headOf(topic);
  if (head.every((word) => /^\p{Lu}/u.test(word) && !/^Q\d$/u.test(word)) && kindOf(topic) === general)
    return topic;
  if (head.length === 1 && /^\p{Lu}/u.test(topic) && !isCommon(first)) return topic;
  if (head.length === 1 && namesWithoutArticle.has(topic.toLowerCase())) return topic;
  return `the ${topic}`;
}

function isCommon(word: TaggedWord | undefined): boolean {
  return word !== undefined && !word.tags.has("ProperNoun") && !word.tags.has("Acronym");
}

/** A capital that only opened the user's sentence does not belong inside ours. */
function inSentence(text: string, tagged: TaggedWord | undefined): string {
  const [first = ""] = text.split(" ", 1);
  if (!/^\p{Lu}[\p{Ll}'-]+$/u.test(first)) return text;
  if (languageNames.has(first.toLowerCase())) return text;
  const isKnown = kindOf(first) !== general && !namesWithoutArticle.has(first.toLowerCase());
  const isName = PROPER.some((tag) => tagged?.tags.has(tag) === true);
  return isKnown ||
    (!isName && text.includes(" ") && !/^\S+ \p{Lu}/u.test(text)) ||
    /^(?:The|A|An|My|Our|This|That|These|Those|Some|All)$/u.test(first)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

const PROPER = ["ProperNoun", "Person", "Place", "Organization", "Acronym", "WeekDay", "Month", "Demonym"];

function mended(text: string): string {
  return text
    .split(" ")
    .map((word) => (/^[a-z]+$/u.test(word) ? mendNoun(word) : word))
    .join(" ");
}

/** The words before the first preposition. */
export function headOf(topic: string): readonly string[] {
  const words = topic.split(" ");
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      /^(?:for|with|about|from|of|in|on|at|to|by|before|after|that|which|without|into)$/iu.test(word),
  );
  return end === -1 ? words : words.slice(0, end);
}

function isPlural(topic: string): boolean {
  const head = headOf(topic);
  const last = (head.at(-1) ?? "").toLowerCase();
  return (
    head.some((word) => /^(?:and|&)$/iu.test(word)) ||
    (last.length > 3 &&
      /[^su]s$/u.test(last) &&
      !/(?:is|'s|news|maths|physics|economics|business|kubernetes|canvas|bus|gas|series|chaos|mass|stairs of)$/u.test(
        last,
      )) ||
    /^(?:people|children|kids|feet|men|women|taxes|data|them|these|those)$/u.test(last)
  );
}

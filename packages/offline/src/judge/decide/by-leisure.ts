import type { Verdict } from "@antidrift/ai";
import { fieldsOfScience } from "../lists/fields/fields-of-science.js";
import type { CommitmentTag } from "../read/surface-tags.js";
import type { Prepared } from "../read/prepare-commitment.js";
import type { Seen } from "../read/read-surface.js";
import type { Leisure } from "./leisure-of.js";
import type { Related } from "./related.js";
import { quoted, verdict } from "./verdict.js";

/**
 * The one step that accuses, where no other has spoken: the title shows leisure, nothing in it may be a lesson, a job or a document, and the
 * commitment is about nothing of the kind.
 */
export function byLeisure(
  seen: Seen,
  prepared: Prepared,
  { related, leisure }: { related: Related; leisure: Leisure | undefined },
): Verdict | undefined {
  if (leisure === undefined) return undefined;
  const maySubject = prepared.tags.has(`subject ${leisure.kind}`) || prepared.tags.has("rest");
  const maySerious = !leisure.isCertain && isSerious(seen);
  const mayLesson = leisure.isSlight === true && isLearning(prepared);
  if (maySubject || maySerious || mayLesson || related.isExpected || related.isItsPlace) {
    return verdict("unclear", "list", `This may be ${leisure.says}, or belong to your work.`);
  }
  const where = quoted(seen.parts[0] ?? seen.title);
  return verdict("off_task", "list", `${where} looks like ${leisure.says}.`);
}

/** Whether a word of the title speaks of work: not one that is part of a phrase of leisure, as "transfer" is of "transfer rumours". */
function isSerious({ tags }: Seen): boolean {
  const leisure = tags.filter(({ tag }) => tag.startsWith("leisure ")).map(({ phrase }) => ` ${phrase} `);
  return tags.some(
    ({ tag, phrase }) =>
      (tag === "serious" || tag === "documentation") &&
      !leisure.some((whole) => whole.length > phrase.length + 2 && whole.includes(` ${phrase} `)),
  );
}

/** Whether the work is to learn, teach or research, for which a video with an everyday word may be a lesson: "Elephant toothpaste". */
function isLearning({ kinds, tags, text }: Prepared): boolean {
  return (
    LEARNING_WORDS.test(text) ||
    kinds.some((kind) => LEARNING.has(kind)) ||
    learningFields.some((field) => tags.has(field))
  );
}

const LEARNING_WORDS =
  /\b(?:lessons?|lecture|physics|science|experiments?|demo|behaviou?r|class|learn|revise|study|teach|research|practi[sc]e|rehearse|school|unterricht|lernen|schule|forschung|cours|apprendre|ecole|clase|aprender|escuela|aula|estudar|estudiar|escola)\b/u;
const LEARNING = new Set([
  "study",
  "academic",
  "reading",
  "language",
  "slides",
  "video",
  "audio",
  "design",
  "drawing",
]);
const learningFields = [
  ...Object.keys(fieldsOfScience),
  "teaching",
  "education",
  "childcare",
  "gardening",
  "cooking",
].map((name) => `field ${name}` as CommitmentTag);

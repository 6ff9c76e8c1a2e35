import type { Verdict } from "@antidrift/ai";
import { isAmbiguous, isWeak } from "../read/common-words.js";
import type { Prepared } from "../read/prepare-commitment.js";
import type { Seen } from "../read/read-surface.js";
import type { LeisureName } from "../read/surface-tags.js";
import { isAtLeisurePlace, type Leisure } from "./leisure-of.js";
import type { Related } from "./related.js";
import { quoted, verdict } from "./verdict.js";

const ENOUGH_WEAK_WORDS = 2;
/** Kinds of leisure that are work for who has such an errand: buying a present, booking a journey. */
const ERRANDS: ReadonlySet<LeisureName> = new Set([
  "shop",
  "classified",
  "travel",
  "food",
  "lifestyle",
  "job search",
]);

/** What shared words say. Where there is leisure, they only take the doubt's side: never an accusation, never approval. */
export function byWords(
  seen: Seen,
  prepared: Prepared,
  { related, leisure }: { related: Related; leisure: Leisure | undefined },
): Verdict | undefined {
  const isLeisure =
    leisure !== undefined && !(ERRANDS.has(leisure.kind) && prepared.tags.has(`subject ${leisure.kind}`));
  if (isLeisure || isAtLeisurePlace(seen, prepared)) {
    const doubt = doubtfulWord(seen, related, leisure);
    if (doubt === undefined) return undefined;
    return verdict("unclear", "words", `It has to do with your work (${quoted(doubt)}), or with a pause.`);
  }
  const word = tellingWord(seen, prepared, related);
  if (word === undefined) return undefined;
  if (isOneOfTwoMinds(seen, related)) {
    return verdict(
      "unclear",
      "words",
      `Its title says ${quoted(word)}, as your work does, but speaks of leisure too.`,
    );
  }
  return verdict("on_task", "words", `Its title says ${quoted(word)}, as your work does.`);
}

/** Whether a sign of leisure stands against a single shared word. */
function isOneOfTwoMinds({ tags }: Seen, { strong, ambiguous }: Related): boolean {
  const hasSign = tags.some(({ tag }) => tag.startsWith("leisure ") && tag !== "leisure video");
  return hasSign && strong.length + ambiguous.length < ENOUGH_WEAK_WORDS;
}

/** The word that says that a title belongs to the work, if one does. */
function tellingWord(seen: Seen, prepared: Prepared, related: Related): string | undefined {
  const { strong, ambiguous, weak, field } = related;
  const little = [...ambiguous, ...weak];
  const isEnough =
    little.length >= ENOUGH_WEAK_WORDS ||
    (ambiguous.length > 0 && isForWork(seen)) ||
    (weak.length > 0 && isToolOf(seen, prepared));
  const telling = field.find((phrase) => isForWork(seen) || !(isAmbiguous(phrase) || isWeak(phrase)));
  return strong[0] ?? (isEnough ? little[0] : undefined) ?? telling;
}

/** The word that makes it doubtful that a title of leisure is leisure, if one does. */
function doubtfulWord(seen: Seen, related: Related, leisure: Leisure | undefined): string | undefined {
  const { strong, ambiguous, weak, field } = related;
  const little = [...ambiguous, ...weak];
  const isShown = leisure?.isShown === true;
  const [first = related.isItsPlace ? seen.names[0] : undefined] = strong;
  if (first !== undefined) return first;
  const most = leisure?.kind === "video" ? 1 : ENOUGH_WEAK_WORDS;
  return little.length >= most ? little[0] : field.length > (isShown ? 1 : 0) ? field[0] : undefined;
}

/** Whether the surface is a program of its own in which people work or talk, so that words have the meaning they have at work. */
function isForWork({ program }: Seen): boolean {
  return program !== undefined && (program.tools.length > 0 || program.is.has("chat"));
}

/** Whether the surface is a tool of the kind of work. */
export function isToolOf({ tools }: Seen, prepared: Prepared): boolean {
  return [...tools].some((tool) => prepared.tools.has(tool));
}

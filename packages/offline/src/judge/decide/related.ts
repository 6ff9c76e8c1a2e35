import { fields } from "../lists/fields/fields.js";
import type { Prepared } from "../read/prepare-commitment.js";
import type { Seen } from "../read/read-surface.js";
import type { FieldName } from "../read/surface-tags.js";
import type { Leisure } from "./leisure-of.js";

/** What a surface has to do with a commitment, from nothing to its very subject. */
export interface Related {
  readonly strong: readonly string[];
  readonly ambiguous: readonly string[];
  readonly weak: readonly string[];
  /** Phrases of the commitment's field in the title. */
  readonly field: readonly string[];
  /** Whether a name that signs the title is a word of the commitment: the work is about that place. */
  readonly isItsPlace: boolean;
  /** Whether the title has a word of what was expected. */
  readonly isExpected: boolean;
}

/** Looks in a title, and in the names that sign it, for what the commitment is about. */
export function relate(seen: Seen, prepared: Prepared, leisure?: Leisure): Related {
  const { strong, ambiguous, weak } = prepared.subject.sharedWith(seen);
  const found = seen.tags.filter(
    ({ tag }) => fieldTags.has(tag) && prepared.tags.has(tag as `field ${FieldName}`),
  );
  const expected = prepared.expected.sharedWith(seen);
  return {
    strong,
    ambiguous,
    weak,
    field: [...new Set(found.map(({ phrase }) => phrase))],
    isItsPlace:
      seen.names.some((name) => hasName(prepared.text, name)) && !isWatched(seen, prepared, leisure),
    isExpected: expected.strong.length + expected.ambiguous.length + expected.weak.length > 0,
  };
}

/** Whether an episode runs at the place that something is to be written about: that is watching, not writing. */
function isWatched({ places }: Seen, { kinds }: Prepared, leisure: Leisure | undefined): boolean {
  if (leisure?.kind !== "series" || !leisure.isCertain || !places.has("streaming")) return false;
  return kinds.some((kind) => AT_A_DESK.has(kind)) && !kinds.some((kind) => ON_THE_PLACE.has(kind));
}

/** Kinds of work that speak about a place of films, and those that are done on what plays there. */
const AT_A_DESK = new Set(["writing", "sheet", "slides", "mail", "academic"]);
const ON_THE_PLACE = new Set(["code", "video", "design", "operations", "translation", "language"]);

const fieldTags: ReadonlySet<string> = new Set(Object.keys(fields).map((name) => `field ${name}`));

function hasName(text: string, name: string): boolean {
  const bare = name.replace(/\.(?:com|de|net|org|fr|es|tv|co\.\w\w|com\.\w\w)$/u, "");
  const at = text.indexOf(bare);
  if (at === -1 || bare.length < 2) return false;
  return !LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + bare.length));
}

const LETTER = /[\p{L}\p{N}]/u;

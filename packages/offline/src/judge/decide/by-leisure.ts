import type { Verdict } from "@antidrift/ai";
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
  if (maySubject || maySerious || related.isExpected || related.isItsPlace) {
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

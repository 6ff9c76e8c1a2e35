import type { Verdict } from "@antidrift/ai";
import type { Prepared } from "../read/prepare-commitment.js";
import type { Seen } from "../read/read-surface.js";
import { wordsOf } from "../text/words-of.js";
import { quoted, verdict } from "./verdict.js";

/** What the user said at planning will rightly be in front: every word of a phrase is in the title or the program's name. */
export function byExpects(seen: Seen, { expects, stem }: Prepared): Verdict | undefined {
  if (expects.length === 0) return undefined;
  const everything = `${seen.title} ${seen.app}`;
  const stems = new Set(wordsOf(everything).map(({ lower }) => stem(lower)));
  const found = expects.find(({ stems: wanted, plain }) =>
    wanted.length === 0 ? everything.includes(plain) : wanted.every((word) => stems.has(word)),
  );
  if (found === undefined) return undefined;
  return verdict("on_task", "expects", `You said that ${quoted(found.phrase)} belongs to it.`);
}

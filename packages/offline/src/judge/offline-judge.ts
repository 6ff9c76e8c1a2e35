import type { JudgedCommitment, JudgeRule, Surface, Verdict } from "@antidrift/ai";
import { byExpects } from "./decide/by-expects.js";
import { byLeisure } from "./decide/by-leisure.js";
import { byNature, ifHidden } from "./decide/by-nature.js";
import { byRules } from "./decide/by-rules.js";
import { byTool } from "./decide/by-tool.js";
import { byWords } from "./decide/by-words.js";
import { leisureOf } from "./decide/leisure-of.js";
import { relate } from "./decide/related.js";
import { verdict } from "./decide/verdict.js";
import { prepareCommitment, type Prepared } from "./read/prepare-commitment.js";
import { readSurface } from "./read/read-surface.js";
import { Recent } from "./text/recent.js";

const REMEMBERED_COMMITMENTS = 8;

/**
 * Says without a model how a surface serves a commitment. It accuses only what shows leisure and can be nothing else; whatever leaves a
 * doubt is unclear.
 */
export class OfflineJudge {
  readonly #prepared = new Recent<Prepared>(REMEMBERED_COMMITMENTS);

  /**
   * Judges one surface. Synchronous and without any state that shows: the same arguments give the same verdict. Never throws on strings.
   */
  judge(commitment: JudgedCommitment, surface: Surface, rules: readonly JudgeRule[] = []): Verdict {
    const prepared = this.#prepared.get(keyOf(commitment), () => prepareCommitment(commitment));
    const said = byRules(rules, surface, prepared) ?? ifHidden(surface);
    if (said !== undefined) return said;
    const seen = readSurface(surface);
    const certain = byExpects(seen, prepared) ?? byNature(seen);
    if (certain !== undefined) return certain;
    const leisure = leisureOf(seen);
    const found = { related: relate(seen, prepared, leisure), leisure };
    return (
      byWords(seen, prepared, found) ??
      byTool(seen, prepared) ??
      byLeisure(seen, prepared, found) ??
      verdict("unclear", "list", "Nothing here says whether it belongs to your work.")
    );
  }

  /** What the user's rules alone say of a surface; `undefined` when none speaks of it. Never throws on strings. */
  byRules(commitment: JudgedCommitment, surface: Surface, rules: readonly JudgeRule[]): Verdict | undefined {
    const prepared = this.#prepared.get(keyOf(commitment), () => prepareCommitment(commitment));
    return byRules(rules, surface, prepared);
  }
}

function keyOf({ nextAction, successCondition, expects = [] }: JudgedCommitment): string {
  return JSON.stringify([nextAction, successCondition, expects]);
}

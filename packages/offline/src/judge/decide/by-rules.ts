import type { JudgeRule, Surface, Verdict } from "@antidrift/ai";
import type { Prepared } from "../read/prepare-commitment.js";
import { Recent } from "../text/recent.js";
import { anywhere, folded, type Matcher, whole } from "../text/wildcard.js";
import { wordsOf } from "../text/words-of.js";
import { quoted, verdict } from "./verdict.js";

const LONGEST_PATTERN = 1000;
const LONGEST_TITLE = 10_000;
const REMEMBERED_PATTERNS = 1000;

/**
 * What the user's rules say. Of several that fit, the one that says most precisely where it holds decides; of equal ones the
 * later, which is the user's newer word.
 */
export function byRules(
  rules: readonly JudgeRule[],
  surface: Surface,
  prepared: Prepared,
): Verdict | undefined {
  if (rules.length === 0) return undefined;
  const app = folded(surface.app.slice(0, LONGEST_TITLE));
  const title = folded(surface.title.slice(0, LONGEST_TITLE));
  let best: JudgeRule | undefined;
  for (const rule of rules) {
    if (!fits(rule, { app, title }, prepared)) continue;
    if (best === undefined || precision(rule) >= precision(best)) best = rule;
  }
  if (best === undefined) return undefined;
  const where = quoted(best.title || best.app || "");
  const says = best.relation === "on_task" ? "belongs to your work" : "does not belong to your work";
  return verdict(best.relation, "rule", `You made the rule that ${where} ${says}.`);
}

function fits(rule: JudgeRule, on: { app: string; title: string }, prepared: Prepared): boolean {
  const { app = "", title = "", when = "" } = rule;
  if (app.trim() === "" && title.trim() === "") return false;
  if (app.trim() !== "" && !wholeMatchers.get(app, () => whole(app.slice(0, LONGEST_PATTERN)))(on.app))
    return false;
  if (title.trim() !== "") {
    const holds = anywhereMatchers.get(title, () => anywhere(title.slice(0, LONGEST_PATTERN)));
    if (on.title === "" || !holds(on.title)) return false;
  }
  return wordsOf(when).every(({ lower }) => prepared.actionStems.has(prepared.stem(lower)));
}

/** A rule on fewer surfaces and fewer commitments is more precise. */
function precision({ app = "", title = "", when = "" }: JudgeRule): number {
  return [when, title, app].reduce(
    (sum, part, at) => sum + (part.trim() === "" ? 0 : ([4, 2, 1][at] ?? 0)),
    0,
  );
}

const wholeMatchers = new Recent<Matcher>(REMEMBERED_PATTERNS);
const anywhereMatchers = new Recent<Matcher>(REMEMBERED_PATTERNS);

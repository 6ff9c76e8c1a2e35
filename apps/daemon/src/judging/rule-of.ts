import type { JudgeRule, Surface } from "@antidrift/ai";

/** "(7)", "[12]", "(1,204)": what only counts, and is another number the next time. */
const COUNTER = /[([{]\s*\d{1,3}(?:[.,]\d{3})*[kKmM]?[+*]?\s*[)\]}]/gu;
/** What only marks a title as changed. */
const MARK = /[●•○◦∙⬤✱]/gu;
const WILD = /\s*\*[\s*]*/gu;

/**
 * The rule that says so of this window for good, whatever it counts; none for one whose title was taken away or
 * names nothing.
 */
export function ruleOf({ app, title }: Surface, relation: JudgeRule["relation"]): JudgeRule | undefined {
  const pattern = title
    .replace(COUNTER, "*")
    .replace(MARK, "*")
    .replace(WILD, "*")
    .replace(/^\*|\*$/gu, "")
    .trim();
  if (app.trim() === "" || !/[\p{L}\p{N}]/u.test(pattern)) return undefined;
  return { relation, app, title: pattern };
}

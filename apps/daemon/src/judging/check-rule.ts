import type { JudgeRule } from "@antidrift/ai";
import { checkText, InvalidInputError } from "@antidrift/session";
import { LIMITS } from "@antidrift/wire";

const MOST = {
  app: LIMITS.appCharacters,
  title: LIMITS.titleCharacters,
  when: LIMITS.ruleWhenCharacters,
} as const;
/** A pattern of nothing but wildcards speaks of every window. */
const SAYS_NOTHING = /^[\s*]*$/u;

/** The cleaned rule, which names an application or a title. Throws `InvalidInputError`. */
export function checkRule(rule: JudgeRule): JudgeRule {
  const parts = (["app", "title", "when"] as const).flatMap((field) => {
    const value = rule[field];
    return value === undefined ? [] : [[field, checkText(field, value, MOST[field])]];
  });
  const checked: JudgeRule = { relation: rule.relation, ...Object.fromEntries(parts) };
  if (SAYS_NOTHING.test(checked.app ?? "") && SAYS_NOTHING.test(checked.title ?? "")) {
    throw new InvalidInputError("title", "A rule needs an application or a title.");
  }
  return checked;
}

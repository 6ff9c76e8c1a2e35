import type { JudgedCommitment, JudgeRule, Surface, Verdict } from "@antidrift/ai";
import type { OfflineJudge } from "@antidrift/offline";
import type { Judge } from "@antidrift/session";

/** A judge that can also be asked for what the rules alone say. */
export interface RuleJudge extends Judge {
  /** `undefined` where no rule speaks of the window. `rules` as in `judge`. */
  byRules(commitment: JudgedCommitment, surface: Surface, rules: readonly JudgeRule[]): Verdict | undefined;
}

/** The offline judge, which lets the last of equally precise rules decide, with the rules that count most first. */
export function ruleJudge(offline: OfflineJudge): RuleJudge {
  return {
    judge: (commitment, surface, rules) => offline.judge(commitment, surface, rules.toReversed()),
    byRules: (commitment, surface, rules) => offline.byRules(commitment, surface, rules.toReversed()),
  };
}

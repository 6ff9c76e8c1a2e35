import type { JudgedCommitment, JudgeRule, Surface, Verdict } from "@antidrift/ai";

/** Says at once how what is in front serves the commitment. Asks nobody; what a model found it has from before. */
export interface Judge {
  /** The same answer for the same question. `rules` are the user's, the ones that count most first. */
  judge(commitment: JudgedCommitment, surface: Surface, rules: readonly JudgeRule[]): Verdict;
}

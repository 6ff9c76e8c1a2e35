/** What the user said once and for all about surfaces. It needs `app` or `title`; where it has both, both must fit. */
export interface JudgeRule {
  readonly relation: "on_task" | "off_task";
  /** The whole name of the program, in which `*` stands for any run of characters; case is ignored. */
  readonly app?: string;
  /** What occurs anywhere in the title, in which `*` stands for any run of characters; case is ignored. */
  readonly title?: string;
  /** Words of the next action that the rule holds for. Without them it holds for every one. */
  readonly when?: string;
}

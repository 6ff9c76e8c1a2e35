/** How a surface serves the commitment, and why. */
export interface Verdict {
  readonly relation: "on_task" | "off_task" | "unclear";
  /** Who decided: the user's rule, the words of `expects`, shared words, a list of kinds and places, or a model. */
  readonly by: "rule" | "expects" | "words" | "list" | "model";
  /** One sentence of at most 120 characters, for the user. */
  readonly reason: string;
}

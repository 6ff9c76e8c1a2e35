/** What a vague wish asks for: "work on" is `progress`, "look into" is `understand`, "get on top of" is `catchUp`. */
export type Mode =
  | "progress"
  | "start"
  | "finish"
  | "understand"
  | "think"
  | "study"
  | "catchUp"
  | "choose"
  | "prepare"
  | "tidy";

/** A first step a person can begin within a minute, and how somebody else would see that it is done. */
export interface Step {
  /** One imperative sentence without a full stop. */
  readonly action: string;
  /** What another person could check, without a full stop. */
  readonly done: string;
  /** Timebox in minutes when the user names none. Defaults to the minutes of the kind of work. */
  readonly minutes?: number;
}

/**
 * One row of the table of first steps: a kind of work, the words that tell it, and the step for each mode.
 *
 * To teach the offline coach a new kind of work, add a row to the file of its area; no code changes.
 * A step is written "action | done", with " | minutes" after it where it takes more or less than the row says: the action
 * is one imperative sentence, `done` what another person could check, both without a full stop. In them these stand for
 * the user's own words:
 *
 * - `{object}`  with its article: "the quarterly report", "my taxes", "chapter 12"
 * - `{topic}`   as typed, without an added article: "organic chem", "Spanish"
 * - `{is}`, `{has}`, `{needs}`  the verb that agrees with the object: "is" or "are", "needs" or "need"
 *
 * A mode without a step of its own uses `progress`; `choose` uses the general list of three options.
 */
export interface KindRow {
  readonly kind: string;
  /**
   * Words or word pairs in lower case and singular, separated by commas: "report, cover letter".
   * Plurals are recognised too. A word belongs to one kind only.
   */
  readonly words: string;
  /** Timebox in minutes when neither the text nor the step names one. */
  readonly minutes: number;
  readonly steps: { readonly progress: string } & { readonly [M in Mode]?: string };
}

/** A row with its steps read. */
export interface KindOfWork extends Omit<KindRow, "steps"> {
  readonly steps: { readonly progress: Step } & { readonly [M in Mode]?: Step };
}

/** The coach's structured suggestion. Not a commitment: no id, no times, no state. */
export interface Proposal {
  /** One imperative sentence, 1 to 500 characters, trimmed, without characters that nobody sees. */
  readonly nextAction: string;
  /** What another person could check, 1 to 500 characters, trimmed. */
  readonly successCondition: string;
  /** Whole seconds, 1 to 86,400. */
  readonly timeboxSecs: number;
  /** Phrases that name what will rightly be in front, up to 20 of 1 to 80 characters. */
  readonly expects?: readonly string[];
}

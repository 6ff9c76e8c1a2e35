/** What a surface is judged against. */
export interface JudgedCommitment {
  readonly nextAction: string;
  readonly successCondition: string;
  /** Phrases that name what will rightly be in front: programs, sites, documents, people, subjects. */
  readonly expects?: readonly string[];
  /** What the user will do when something pulls them away, in their own words. */
  readonly ifDrift?: string;
}

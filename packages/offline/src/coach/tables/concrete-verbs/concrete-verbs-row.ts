/** A group of verbs that already name something visible, and how to see that it happened. */
export interface ConcreteVerbs {
  /** Base forms, separated by commas; a particle may follow: "fill in". */
  readonly verbs: string;
  /** The success condition; the same stand-ins as in the table of first steps. */
  readonly done: string;
  /** Timebox in minutes when the user names none. */
  readonly minutes: number;
  /** Only for objects of these kinds of work, separated by commas. Defaults to every kind. */
  readonly kinds?: string;
}

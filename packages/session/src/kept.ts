/** What the session keeps in memory and in its summaries; what a client can meet stands in `@antidrift/wire`. */
export const KEPT = {
  /** Applications of one session that are added up by name; the rest is "other". */
  apps: 200,
  /** Spans that wait for a store that fails; the oldest are given up. */
  unsavedSpans: 1_000,
} as const;

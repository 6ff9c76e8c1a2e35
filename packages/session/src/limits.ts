/** Every limit of the domain, in one place. Characters are code points. */
export const LIMITS = {
  /** Next action and success condition, after trimming. */
  textCharacters: 500,
  intentCharacters: 4_000,
  noteCharacters: 4_000,
  timeboxMinSecs: 60,
  /** Of one timebox with all its extensions. */
  timeboxMaxSecs: 86_400,
  extendMinSecs: 1,
  appCharacters: 200,
  titleCharacters: 500,
  reasonCharacters: 300,
  notices: 20,
  /** Applications of one session that are added up by name; the rest is "other". */
  appsKept: 200,
  /** Of these, how many a summary lists. */
  appsShown: 50,
  /** Spans that wait for a store that fails; the oldest are given up. */
  unsavedSpans: 1_000,
} as const;

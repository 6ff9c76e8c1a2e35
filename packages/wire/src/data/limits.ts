/** Every limit that a client can meet. Characters are code points, counted after trimming. */
export const LIMITS = {
  /** Next action and success condition, after trimming. */
  textCharacters: 500,
  /** Phrases of `expects`, and each of them. */
  expects: 20,
  expectsCharacters: 80,
  ifDriftCharacters: 200,
  /** Of one pause that is to end by itself. */
  pauseMaxSecs: 86_400,
  /** In which "I'm done" can be taken back. */
  backMs: 10_000,
  /** Rules that are kept, and those that can be tried at once. */
  judgeRules: 500,
  /** Of the words of the next action that a rule holds for. */
  ruleWhenCharacters: 200,
  replayDays: 3_660,
  intentCharacters: 4_000,
  noteCharacters: 4_000,
  timeboxMinSecs: 60,
  /** Of one timebox with all its extensions. */
  timeboxMaxSecs: 86_400,
  /** What is below 0 makes the timebox shorter. */
  extendMinSecs: -86_400,
  /** Of an application's name, as it is kept. */
  appCharacters: 200,
  /** Of a window's title, as it is kept. */
  titleCharacters: 500,
  /** As a program may report them; what is longer than what is kept is cut. */
  reportedAppCharacters: 1_000,
  reportedTitleCharacters: 10_000,
  reasonCharacters: 300,
  notices: 20,
  /** Applications that a summary lists by name. */
  appsShown: 50,
  sessionsPerPage: 200,
  spansPerPage: 10_000,
  searchCharacters: 200,
  cursorCharacters: 400,
  /** The last moment that a date can have, in Unix milliseconds. */
  latestMs: 8.64e15,
  /** Of a body, except that of `POST /import`. */
  bodyBytes: 64 * 1024,
  importBytes: 1024 * 1024 * 1024,
  /** Event streams that are open at once. */
  streams: 2_000,
} as const;

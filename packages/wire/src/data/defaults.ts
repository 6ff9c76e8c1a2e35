/** What holds where nobody has said otherwise. */
export const DEFAULTS = {
  host: "127.0.0.1",
  port: 3738,
  backend: "claude",
  settings: {
    judge: { mode: "on", sensitivity: "normal" },
    notifications: { nudges: true, titles: false },
  },
  sessionsPerPage: 50,
  spansPerPage: 1_000,
  replayDays: 30,
} as const;

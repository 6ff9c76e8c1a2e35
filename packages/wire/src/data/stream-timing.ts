/** When a reader of `GET /events` hears something. */
export const STREAM_TIMING = {
  /** Between two heartbeats. */
  heartbeatMs: 15_000,
  /** How long a reader waits before it connects again. */
  retryMs: 1_000,
  /** A stream that is quiet for so long, two heartbeats and some patience, is no longer believed. */
  silentMs: 35_000,
} as const;

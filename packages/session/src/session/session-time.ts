import type { RunningSession } from "./model.js";

/**
 * A session has a time axis of its own: the wall time of its start plus what the monotonic clock counted since.
 * Everything recorded of it lies on this axis, so that a stepped wall clock can neither reorder nor stretch it.
 */
export function sessionTimeMs(session: RunningSession, monoMs: number): number {
  return session.startedAtMs + Math.max(0, Math.round(monoMs - session.startedMono));
}

/** The other way round. */
export function monoOf(session: RunningSession, sessionMs: number): number {
  return session.startedMono + sessionMs - session.startedAtMs;
}

/** With all extensions. */
export function timeboxSecs({ commitment, extensions }: RunningSession): number {
  return extensions.reduce((sum, extension) => sum + extension.secs, commitment.plannedTimeboxSecs);
}

/** The end of the timebox on the monotonic clock. While paused it moves with `monoMs`. */
export function deadlineMono(session: RunningSession, monoMs: number): number {
  const pausedMs = session.paused === undefined ? 0 : sessionTimeMs(session, monoMs) - session.paused.sinceMs;
  return session.startedMono + timeboxSecs(session) * 1_000 + pausesMs(session) + Math.max(0, pausedMs);
}

/** The end of the timebox on the session's axis, when no pause goes on. */
export function deadlineMs(session: RunningSession): number {
  return session.startedAtMs + timeboxSecs(session) * 1_000 + pausesMs(session);
}

/** The length of all pauses that are over. */
export function pausesMs({ pauses }: RunningSession): number {
  return pauses.reduce((sum, pause) => sum + pause.to_ms - pause.from_ms, 0);
}

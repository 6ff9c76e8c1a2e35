import type { RunningSession } from "./model.js";

/**
 * A session has a time axis of its own: the wall time of its start plus what the monotonic clock counted since.
 * Everything recorded of it lies on this axis, so that a stepped wall clock can neither reorder nor stretch it.
 */
export function sessionTimeMs(session: RunningSession, monoMs: number): number {
  return session.startedAtMs + Math.max(0, Math.round(monoMs - session.startedMono));
}

/** With all extensions. */
export function timeboxSecs(session: RunningSession): number {
  return session.extensions.reduce((sum, extension) => sum + extension.secs, session.plannedTimeboxSecs);
}

/** The end of the timebox on the monotonic clock. */
export function deadlineMono(session: RunningSession): number {
  return session.startedMono + timeboxSecs(session) * 1_000;
}

/** The end of the timebox on the session's axis. */
export function deadlineMs(session: RunningSession): number {
  return session.startedAtMs + timeboxSecs(session) * 1_000;
}

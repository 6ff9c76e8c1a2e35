import type { WindowEvents } from "@antidrift/session";

/**
 * One attempt to follow the front window. Reports until `signal` aborts, then settles once everything it opened is
 * closed. Throws `WatchError` when it cannot go on; it is tried again later. `signal` is aborted after every attempt.
 */
export type Watch = (events: WatchEvents, signal: AbortSignal) => Promise<void>;

/** What a watch may report; that it cannot see, it says by throwing. */
export type WatchEvents = Omit<WindowEvents, "unavailable">;

/** Why the front window cannot be seen, as a sentence that tells the user what to do about it. */
export class WatchError extends Error {
  override readonly name = "WatchError";
  readonly code = "ErrWatch";
}

/** What is in front of the user. Either text may be empty. */
export interface WindowSample {
  readonly app: string;
  readonly title: string;
}

/** What a source tells while it runs. Safe to call at any time, in any order, at any rate. */
export interface WindowEvents {
  /** Another window, or another title, is in front; `undefined` when none is. */
  window(sample: WindowSample | undefined): void;
  /** The source still works, though nothing changed. Expected at least every 30 s. */
  alive(): void;
  /** The user gave no input for 3 minutes (true), or does again (false). */
  idle(isIdle: boolean): void;
  /** The source cannot see, with a reason a user can act on; cleared by the next `window` or `alive`. */
  unavailable(reason: string): void;
}

/** Reports the focused window when it changes. */
export interface WindowSource {
  /** "x11", "sway", "activitywatch", ... shown to the user. */
  readonly name: string;
  /** Begins to report. Never throws: what is wrong is told by `events.unavailable`. */
  start(events: WindowEvents): void;
  /** Ends it; nothing is reported afterwards. Settles when its child processes are gone. */
  stop(): Promise<void>;
}

/** What is in front of the user. Either text may be empty. */
export interface WindowSample {
  readonly app: string;
  readonly title: string;
}

/** What a source tells while it runs. Safe to call at any time, in any order, at any rate. */
export interface WindowEvents {
  /**
   * This window is in front, as the system tells it; `undefined` when none is. The user's privacy rules see it before
   * anything else does, so a source hands it over at once and keeps nothing of it.
   */
  window(sample: WindowSample | undefined): void;
  /**
   * What may be kept of a window under the privacy rules, `undefined` for nothing: for a source that is told of every
   * window once and has to remember those that are not in front.
   */
  keep(sample: WindowSample): WindowSample | undefined;
  /** The source still works, though nothing changed. Expected at least every 30 s. */
  alive(): void;
  /** The user gave no input for 3 minutes (true), or does again (false). */
  idle(isIdle: boolean): void;
  /**
   * The desktop says that something plays (true), or nothing any more (false), as over MPRIS. Who watches gives no
   * input: then something off task in front still counts, for 10 minutes.
   */
  playing(isPlaying: boolean): void;
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

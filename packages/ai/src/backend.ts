/** What a backend may be told about one run. */
export interface RunOptions {
  /** Aborting ends the whole process tree; `run` then rejects at once. */
  readonly signal: AbortSignal;
  /** Called with the answer's text so far, each time more of it arrives. Only backends that stream call it. */
  readonly onText?: (textSoFar: string) => void;
}

/** What is known of the program behind a backend without asking a model. */
export interface BackendStatus {
  /** The program a person would type: "claude". */
  readonly program: string;
  /** "ready": found and its `--version` answered. The others are the `BackendError` reasons of a run that could not start. */
  readonly status: "ready" | "not_installed" | "not_runnable";
  /** Absolute path of the executable that will be run; of a missing one, the command that was named. */
  readonly path?: string;
  /** As the program prints it, without its name: "2.1.332". */
  readonly version?: string;
  /** The model that was asked for, or found in the user's own settings. Absent: the program's default. */
  readonly model?: string;
  /** One sentence saying how to get or mend the program, when it is not ready. */
  readonly remedy?: string;
  /** What exactly is wrong, when it is not the program as such: a version that is too old, settings with a fault in a line. */
  readonly detail?: string;
}

/** One way to reach a model. Adapters differ only in how they reach it. */
export interface Backend {
  /** The name it is chosen by: "claude", "codex". */
  readonly name: string;
  /**
   * Sends one prompt and answers with the raw standard output.
   * Throws `BackendError`; after an abort with reason "cancelled", and leaves no process and no file behind.
   */
  run(prompt: string, options: RunOptions): Promise<string>;
  /** Looks for the program without running a model. Never throws. */
  status?(): Promise<BackendStatus>;
  /** Starts the program ahead of a likely run; keeps at most one and never costs a model call. */
  warm?(): void;
  /** Ends what `warm` started, if it was not used. */
  cool?(): void;
  /** Ends everything of this backend that still runs. Settles when it is gone. */
  close?(): Promise<void>;
}

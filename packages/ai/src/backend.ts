/** What a model is asked. */
export interface ModelRequest {
  /** Who the model is to be, apart from the prompt where the way to it knows the difference. */
  readonly system: string;
  readonly prompt: string;
  /** JSON Schema of the answer. A backend that cannot hold the model to it leaves it out: whoever asks checks the answer. */
  readonly schema?: object;
}

/** What all requests of one role have in common. A program can be started with it before there is a prompt. */
export type FixedRequest = Omit<ModelRequest, "prompt">;

/** What a backend may be told about one run. */
export interface RunOptions {
  /** Aborting ends everything that the run started; `run` then rejects at once. */
  readonly signal: AbortSignal;
  /** Called with the model's text so far, each time more of it arrives. Only backends that stream call it. */
  readonly onText?: (textSoFar: string) => void;
}

/** What is known of the program or the service behind a backend without asking a model. */
export interface BackendStatus {
  /** The program a person would type, "claude", or the name of the service. */
  readonly program: string;
  /** "ready": it may be asked. The others are the `BackendError` reasons of a run that could not start. */
  readonly status: "ready" | "not_installed" | "not_runnable";
  /** Who is sent the prompt, as far as it is certain: "Anthropic", "localhost:11434". */
  readonly receiver?: string;
  /** Absolute path of the executable that will be run; of a missing one, the command that was named. */
  readonly path?: string;
  /** As the program prints it, without its name: "2.1.332". */
  readonly version?: string;
  /** The model that was asked for, or found in the user's own settings. Absent: the default of whoever is asked. */
  readonly model?: string;
  /** One sentence saying how to get or mend it, when it is not ready. */
  readonly remedy?: string;
  /** What exactly is wrong, when it is not the program as such: a version that is too old, settings with a fault in a line. */
  readonly detail?: string;
}

/** One way to reach a model, whatever for. Adapters differ only in how they reach it. */
export interface Backend {
  /** The name it is chosen by: "claude", "codex". */
  readonly name: string;
  /**
   * Asks once and answers with the model's own text: not with what a program or a service wraps around it.
   * Throws `BackendError`; after an abort with reason "timeout" or "cancelled", and leaves no process and no file behind.
   */
  run(request: ModelRequest, options: RunOptions): Promise<string>;
  /** Looks for the program or the service without running a model. Never throws. */
  status?(): Promise<BackendStatus>;
  /** Makes ready for a likely run of this kind; keeps at most one ready and never costs a model call. */
  warm?(request: FixedRequest): void;
  /** Drops what `warm` made ready, if it was not used. */
  cool?(): void;
  /** Ends everything of this backend that still runs. Settles when it is gone. */
  close?(): Promise<void>;
}

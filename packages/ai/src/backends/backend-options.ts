/** What a backend reports about its own doings. Never holds a prompt, an answer, or a word of the program's. */
export interface BackendEvent {
  readonly event:
    | "run_started"
    | "run_ended"
    | "run_failed"
    /** Only with `logProgramWords`. */
    | "program_said"
    | "option_refused"
    | "warm_started"
    | "warm_dropped"
    | "leftovers_removed";
  /** The program a person would type, or the name of the service. */
  readonly program: string;
  readonly pid?: number;
  readonly durationMs?: number;
  readonly reason?: string;
  readonly exitCode?: number;
  /** What happened in our words; of "program_said" in the program's. */
  readonly detail?: string;
}

/** What every backend may be told. */
interface CommonOptions {
  /** The model to ask. Defaults to the choice of the program or the service. */
  readonly model?: string | undefined;
  /** Read and passed on over our own environment; `undefined` removes. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** More output than this ends the run. Defaults to 1 MiB. */
  readonly maxOutputBytes?: number;
  /** Called with each event, for a log. What it throws is the caller's to see. */
  readonly log?: (event: BackendEvent) => void;
}

/** How a backend finds, starts and ends a program. */
interface ProgramOptions {
  /** Path of the executable, or another name to look for. Nothing else is tried then. Defaults to the backend's name. */
  readonly command?: string | undefined;
  /** Whether `warm` may start the program ahead of its prompt. Defaults to false. */
  readonly warmStart?: boolean;
  /** How long an unused program started by `warm` is kept. Defaults to 60,000. */
  readonly warmMs?: number;
  /** Time between SIGTERM and SIGKILL. Defaults to 2,000. */
  readonly killGraceMs?: number;
  /** How long a program may take to tell its version, or the login shell its PATH. Defaults to 5,000. */
  readonly probeMs?: number;
  /** Where each run makes its private directory, which is gone after it. Defaults to the system's temporary directory. */
  readonly runDir?: string;
  /**
   * Whether what a program wrote about a failure goes to the log as it is. Programs repeat the prompt and the answer
   * there: only for somebody who looks for a fault of their own. Defaults to false.
   */
  readonly logProgramWords?: boolean | undefined;
}

/** Everything has a default that suits a user's own computer. */
export interface BackendOptions extends CommonOptions, ProgramOptions {}

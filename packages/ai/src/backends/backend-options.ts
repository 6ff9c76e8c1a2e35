/** What a backend reports about its own doings. Never holds a prompt or an answer. */
export interface BackendEvent {
  readonly event:
    | "run_started"
    | "run_ended"
    | "run_failed"
    | "program_said"
    | "option_refused"
    | "warm_started"
    | "warm_dropped"
    | "leftovers_removed";
  readonly program: string;
  readonly pid?: number;
  readonly durationMs?: number;
  readonly reason?: string;
  readonly exitCode?: number;
  /** What happened in words; the program's own are freed of everything that may be the prompt. */
  readonly detail?: string;
}

/** How a backend finds, starts and ends its program. Everything has a default that suits a user's own computer. */
export interface BackendOptions {
  /** Path of the executable, or another name to look for. Nothing else is tried then. Defaults to the backend's name. */
  readonly command?: string | undefined;
  /** Passed on as the program's model option. Defaults to the program's own choice. */
  readonly model?: string | undefined;
  /** Set in the program's environment, over what it gets from ours; `undefined` removes. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Whether `warm` may start the program ahead of its prompt. Defaults to false. */
  readonly warmStart?: boolean;
  /** How long an unused program started by `warm` is kept. Defaults to 60,000. */
  readonly warmMs?: number;
  /** Time between SIGTERM and SIGKILL. Defaults to 2,000. */
  readonly killGraceMs?: number;
  /** How long a program may take to tell its version, or the login shell its PATH. Defaults to 5,000. */
  readonly probeMs?: number;
  /** More standard output than this ends the run. Defaults to 1 MiB. */
  readonly maxOutputBytes?: number;
  /** Where each run makes its private directory, which is gone after it. Defaults to the system's temporary directory. */
  readonly runDir?: string;
  /** Called with each event, for a log. What it throws is the caller's to see. */
  readonly log?: (event: BackendEvent) => void;
}

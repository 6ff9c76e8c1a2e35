import { AiError } from "./ai-error.js";

/** Why a backend gave no answer, named by what the user can do about it. */
export type BackendErrorReason =
  | "not_installed"
  | "not_runnable"
  | "not_signed_in"
  | "rate_limited"
  | "overloaded"
  | "network"
  | "timeout"
  | "cancelled"
  | "output_too_large"
  | "failed";

export interface BackendErrorOptions {
  readonly reason: BackendErrorReason;
  /** The program a person would type: "claude". */
  readonly program: string;
  /** Exit code of the program, when it ran and ended by itself. */
  readonly exitCode?: number | undefined;
  /** When a usage limit ends, in the program's own words: "1pm (Europe/Berlin)". */
  readonly resets?: string | undefined;
  /** What exactly is wrong and what to do, as one or two sentences for the user: names a file and line, or a version. */
  readonly detail?: string | undefined;
  /** The last of what the program wrote to standard error. For a log that may hold what the user typed, never for a user. */
  readonly stderrTail?: string | undefined;
  readonly cause?: unknown;
}

/** The program behind a backend gave no answer. */
export class BackendError extends AiError {
  override readonly name = "BackendError";
  override readonly code = "ErrBackend";
  readonly reason: BackendErrorReason;
  readonly program: string;
  declare readonly exitCode?: number;
  declare readonly resets?: string;
  declare readonly detail?: string;
  /** Private, so that no logger and no `JSON.stringify` writes it by accident: programs repeat the prompt there. */
  readonly #stderrTail: string | undefined;

  constructor(options: BackendErrorOptions) {
    super(describe(options), options.cause === undefined ? undefined : { cause: options.cause });
    this.reason = options.reason;
    this.program = options.program;
    if (options.exitCode !== undefined) this.exitCode = options.exitCode;
    if (options.resets !== undefined) this.resets = options.resets;
    if (options.detail !== undefined) this.detail = options.detail;
    this.#stderrTail = options.stderrTail;
  }

  /** The last of what the program wrote to standard error; it may repeat the prompt. */
  get stderrTail(): string | undefined {
    return this.#stderrTail;
  }
}

function describe({ reason, program, exitCode, resets }: BackendErrorOptions): string {
  const details = [
    ...(exitCode === undefined ? [] : [`exit code ${exitCode}`]),
    ...(resets === undefined ? [] : [`resets ${resets}`]),
  ];
  const detail = details.length === 0 ? "" : ` (${details.join(", ")})`;
  return `${program} ${SENTENCES[reason]}${detail}`;
}

const SENTENCES: Readonly<Record<BackendErrorReason, string>> = {
  not_installed: "was not found",
  not_runnable: "could not be started",
  not_signed_in: "is not signed in",
  rate_limited: "says its usage limit is reached",
  overloaded: "says its service is overloaded",
  network: "could not reach its service",
  timeout: "took too long",
  cancelled: "was cancelled",
  output_too_large: "wrote too much",
  failed: "failed",
};

import type { BackendErrorReason } from "../../errors/backend-error.js";

/** What a program said went wrong, in an event of its own for that. */
export interface Problem {
  readonly text: string;
  /** HTTP status of the service, where the program names it. */
  readonly status?: number;
}

/** Follows one run's output while it comes. */
export interface AnswerReader {
  /** Takes one line of standard output. `false`: it need not be kept. */
  line(line: string): boolean;
  /** Takes a piece of standard error. */
  stderr(text: string): void;
  /** The answer so far. Undefined before the first of it, and for programs that do not stream. */
  readonly textSoFar: string | undefined;
  /** The program writes events, so that it says itself when it is done. */
  readonly sawEvents: boolean;
  /** The program said that nothing more comes. */
  readonly complete: boolean;
  /** Undefined when all went well, or the program writes no events. */
  readonly problem: Problem | undefined;
  /** Why waiting longer is of no use, although the program still runs. */
  readonly hopeless: BackendErrorReason | undefined;
}

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
  /** What the model has said so far. Undefined before the first of it, and for programs that do not stream. */
  readonly textSoFar: string | undefined;
  /** What the model has said at the end: the text of its last message, without anything the program wraps around it. */
  readonly answer: string | undefined;
  /** The program writes events, so that it says itself what is the model's and when it is done. */
  readonly sawEvents: boolean;
  /** The program said that nothing more comes. */
  readonly complete: boolean;
  /** The program said that the run failed, or an error was the last it said. Undefined when all went well so far. */
  readonly problem: Problem | undefined;
  /** Why waiting longer is of no use, although the program still runs. */
  readonly hopeless: BackendErrorReason | undefined;
}

import type { RuntimeState } from "@antidrift/wire";

/** The command is not one of the current state's. Nothing changed. */
export class IllegalTransitionError extends Error {
  override readonly name = "IllegalTransitionError";
  readonly code = "ErrIllegalTransition";
  readonly from: RuntimeState;
  /** The name of the Controller's method: "enterReview". */
  readonly command: string;

  constructor(from: RuntimeState, command: string) {
    super(`${command} is not possible while ${from}.`);
    this.from = from;
    this.command = command;
  }
}

import { AiError } from "./ai-error.js";

/** What of an object is not usable: one of its fields, or the object as a whole. */
export type ProposalField = "next_action" | "success_condition" | "timebox_minutes" | "json";

/** There is an object in the answer, but it is not a usable proposal. */
export class InvalidProposalError extends AiError {
  override readonly name = "InvalidProposalError";
  override readonly code = "ErrInvalidProposal";
  /** The first field at fault; "json" when it cannot be read as one JSON object at all. */
  readonly field: ProposalField;

  /** `problem` completes the sentence "`field` ..." and must not quote the answer: messages reach logs. */
  constructor(field: ProposalField, problem: string) {
    super(`${field} ${problem}`);
    this.field = field;
  }
}

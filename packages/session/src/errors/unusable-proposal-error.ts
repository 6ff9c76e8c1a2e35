/** What the coach answered is no proposal. Has the code of the coach's own error for the same thing. */
export class UnusableProposalError extends Error {
  override readonly name = "UnusableProposalError";
  readonly code = "ErrInvalidProposal";
  /** As it is called on the wire: "timebox_secs". */
  readonly field: string;

  constructor(field: string) {
    super(`The coach's proposal has no usable ${field}.`);
    this.field = field;
  }
}

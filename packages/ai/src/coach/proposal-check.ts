import type { AnswerCheck } from "../answer/answer-check.js";
import { InvalidProposalError } from "../errors/invalid-proposal-error.js";
import type { ProposalField } from "../errors/invalid-proposal-error.js";
import type { Proposal } from "../proposal.js";
import { checkProposal } from "./check-proposal.js";

/** What the coach looks for in an answer. */
export const PROPOSAL_CHECK: AnswerCheck<Proposal, ProposalField> = {
  fields: ["next_action", "success_condition", "timebox_minutes"],
  check: checkProposal,
  refuse: ({ field, problem }) => new InvalidProposalError(field, problem),
};

/**
 * JSON Schema of the answer, for backends whose program can enforce one.
 * Only keywords that the strict modes of both programs accept; `parseProposal` checks the limits either way.
 */
export const PROPOSAL_SCHEMA = {
  type: "object",
  properties: {
    next_action: { type: "string" },
    success_condition: { type: "string" },
    timebox_minutes: { type: "number" },
  },
  required: ["next_action", "success_condition", "timebox_minutes"],
  additionalProperties: false,
} as const;

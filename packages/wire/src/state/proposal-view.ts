import { Type, type Static } from "typebox";

export const ProposalView = Type.Object({
  next_action: Type.String(),
  success_condition: Type.String(),
  timebox_secs: Type.Integer(),
  expects: Type.Optional(Type.Array(Type.String())),
});
export type ProposalView = Static<typeof ProposalView>;

import { Type, type Static } from "typebox";
import { Gap } from "./gap.js";

export const CommitmentView = Type.Object(
  {
    id: Type.String(),
    next_action: Type.String(),
    success_condition: Type.String(),
    timebox_secs: Type.Integer({ description: "With all extensions." }),
    planned_timebox_secs: Type.Integer({ description: "As it was committed to." }),
    extensions: Type.Integer({ description: "How often it was extended." }),
    started_at_ms: Type.Integer(),
    deadline_ms: Type.Integer(),
    overtime: Type.Boolean(),
    gaps: Type.Array(Gap),
    ended_at_ms: Type.Optional(Type.Integer({ description: "Only in review." })),
  },
  { description: "What the person has committed to; while active and in review." },
);
export type CommitmentView = Static<typeof CommitmentView>;

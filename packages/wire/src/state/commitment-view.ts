import { Type, type Static } from "typebox";
import { commitmentFields } from "../commitment-fields.js";
import { Gap } from "./gap.js";

export const CommitmentView = Type.Object(
  {
    id: Type.String(),
    ...commitmentFields,
    timebox_secs: Type.Integer({ description: "With all extensions." }),
    extensions: Type.Integer({ description: "How often it was extended." }),
    started_at_ms: Type.Integer(),
    deadline_ms: Type.Integer(),
    overtime: Type.Boolean(),
    gaps: Type.Array(Gap),
    pauses: Type.Optional(Type.Array(Gap, { description: "Deliberate breaks that are over." })),
    paused: Type.Optional(
      Type.Object(
        { since_ms: Type.Integer(), until_ms: Type.Optional(Type.Integer()) },
        { description: "A deliberate break that goes on: the deadline moves with it." },
      ),
    ),
    ended_at_ms: Type.Optional(Type.Integer({ description: "Only in review." })),
  },
  { description: "What the person has committed to; while active and in review." },
);
export type CommitmentView = Static<typeof CommitmentView>;

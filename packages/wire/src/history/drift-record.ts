import { Type, type Static } from "typebox";
import { NUDGE_ANSWERS, SENSITIVITIES } from "../data/relations.js";
import { oneOf } from "../one-of.js";

const Count = Type.Integer({ minimum: 0 });

export const DriftRecord = Type.Object(
  {
    sensitivity: oneOf(SENSITIVITIES),
    nudging: Type.Boolean({ description: "Whether nudges were wanted at the end." }),
    on_secs: Count,
    off_secs: Count,
    unclear_secs: Count,
    not_judged_secs: Count,
    drifts: Type.Array(
      Type.Object({
        from_ms: Type.Integer(),
        to_ms: Type.Optional(Type.Integer({ description: "Absent when it went on until the end." })),
        recovery_secs: Type.Optional(
          Type.Integer({
            description: "From its first nudge, or without one its beginning, to the way back.",
          }),
        ),
      }),
    ),
    nudges: Type.Array(Type.Object({ at_ms: Type.Integer(), app: Type.String(), title: Type.String() })),
    answers: Type.Array(
      Type.Object({
        at_ms: Type.Integer(),
        answer: oneOf(NUDGE_ANSWERS),
        app: Type.Optional(Type.String()),
        title: Type.Optional(Type.String()),
      }),
    ),
  },
  {
    description:
      "How a session was judged: the seconds of each relation, the drifts, the nudges and the answers.",
  },
);
export type DriftRecord = Static<typeof DriftRecord>;

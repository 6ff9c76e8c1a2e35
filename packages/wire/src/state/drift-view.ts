import { Type, type Static } from "typebox";
import { JUDGED_BY, RELATIONS } from "../data/relations.js";
import { oneOf } from "../one-of.js";

const Secs = Type.Integer({ minimum: 0 });

export const DriftView = Type.Object(
  {
    relation: oneOf(RELATIONS, { description: "Of what is in front." }),
    by: Type.Optional(oneOf(JUDGED_BY)),
    reason: Type.String(),
    sign: Type.Boolean({ description: "Enough off-task time to say so silently." }),
    drifting: Type.Boolean(),
    since_ms: Type.Optional(Type.Integer({ description: "Since when the drift." })),
    on_secs: Secs,
    off_secs: Secs,
    unclear_secs: Secs,
    not_judged_secs: Secs,
    drifts: Type.Integer({ description: "With the one that goes on." }),
    recovery_secs: Type.Optional(Type.Integer({ description: "Of the last drift that was recovered from." })),
    muted: Type.Boolean({ description: "No more nudges in this session." }),
    nudge: Type.Optional(
      Type.Object(
        {
          id: Type.Integer(),
          at_ms: Type.Integer(),
          app: Type.String(),
          title: Type.String(),
          why: Type.String({ description: "What was seen, as one sentence." }),
          words: Type.String({ description: "The person's own words." }),
        },
        { description: "Until it is answered, or its drift is over." },
      ),
    ),
  },
  { description: "Whether what is in front serves the commitment; while active, unless judging is off." },
);
export type DriftView = Static<typeof DriftView>;

import { Type, type Static } from "typebox";

const Count = Type.Integer({ minimum: 0 });

export const ReplayReply = Type.Object(
  {
    sessions: Type.Integer({ minimum: 0, description: "That were judged when they ran." }),
    hours: Type.Number({ minimum: 0, description: "Worked in them." }),
    drifts: Count,
    nudges: Count,
    contested: Type.Integer({ minimum: 0, description: 'Nudges that were answered with "I was on task".' }),
    nudges_per_10h: Type.Number({ minimum: 0 }),
    changed: Type.Array(
      Type.Object({
        session_id: Type.String(),
        next_action: Type.String(),
        started_at_ms: Type.Integer(),
        drifts_were: Count,
        drifts: Count,
        nudges_were: Count,
        nudges: Count,
      }),
      { description: "Sessions that would have gone otherwise, newest first." },
    ),
  },
  { description: "What these rules and this policy would have done with the recorded sessions." },
);
export type ReplayReply = Static<typeof ReplayReply>;

import { Type, type Static } from "typebox";
import { RECORDED_OUTCOMES } from "../data/outcomes.js";
import { oneOf } from "../one-of.js";
import { EvidenceSummary } from "../state/evidence-summary.js";
import { Gap } from "../state/gap.js";

export const SessionRecord = Type.Object(
  {
    id: Type.String(),
    next_action: Type.String(),
    success_condition: Type.String(),
    planned_timebox_secs: Type.Integer(),
    extensions: Type.Array(Type.Object({ at_ms: Type.Integer(), secs: Type.Integer() })),
    started_at_ms: Type.Integer(),
    ended_at_ms: Type.Integer(),
    worked_secs: Type.Integer({ description: "Start to end on the monotonic clock, without the gaps." }),
    overtime_secs: Type.Integer({ description: "Time after the extended timebox." }),
    gaps: Type.Array(Gap),
    outcome: oneOf(RECORDED_OUTCOMES),
    note: Type.String(),
    evidence: Type.Optional(EvidenceSummary),
  },
  { description: "One ended session, as the history keeps it: what was planned, and what happened." },
);
export type SessionRecord = Static<typeof SessionRecord>;

import { Type, type Static } from "typebox";
import { RECORDED_OUTCOMES } from "../data/outcomes.js";
import { oneOf } from "../one-of.js";
import { EvidenceSummary } from "../state/evidence-summary.js";
import { commitmentFields } from "../commitment-fields.js";
import { DriftRecord } from "./drift-record.js";
import { Gap } from "../state/gap.js";

export const SessionRecord = Type.Object(
  {
    id: Type.String(),
    ...commitmentFields,
    extensions: Type.Array(Type.Object({ at_ms: Type.Integer(), secs: Type.Integer() })),
    started_at_ms: Type.Integer(),
    ended_at_ms: Type.Integer(),
    worked_secs: Type.Integer({
      description: "Start to end on the monotonic clock, without gaps and pauses.",
    }),
    overtime_secs: Type.Integer({ description: "Time after the extended timebox." }),
    gaps: Type.Array(Gap),
    pauses: Type.Optional(Type.Array(Gap, { description: "Deliberate breaks." })),
    outcome: oneOf(RECORDED_OUTCOMES),
    note: Type.String(),
    evidence: Type.Optional(EvidenceSummary),
    drift: Type.Optional(DriftRecord),
  },
  { description: "One ended session, as the history keeps it: what was planned, and what happened." },
);
export type SessionRecord = Static<typeof SessionRecord>;

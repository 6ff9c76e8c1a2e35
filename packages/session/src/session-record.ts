import { Type, type Static } from "typebox";
import { Gap, EvidenceSummary } from "./state-view.js";

export const Outcome = Type.Union([Type.Literal("done"), Type.Literal("partly"), Type.Literal("not_done")]);
/** What a user may say of a session. */
export type Outcome = Static<typeof Outcome>;

export const RecordedOutcome = Type.Union([...Outcome.anyOf, Type.Literal("not_recorded")]);
export type RecordedOutcome = Static<typeof RecordedOutcome>;

/** One ended session, as the history keeps it: what was planned, and what happened. */
export const SessionRecord = Type.Object({
  id: Type.String(),
  next_action: Type.String(),
  success_condition: Type.String(),
  planned_timebox_secs: Type.Integer(),
  extensions: Type.Array(Type.Object({ at_ms: Type.Integer(), secs: Type.Integer() })),
  started_at_ms: Type.Integer(),
  ended_at_ms: Type.Integer(),
  /** Start to end on the monotonic clock, without the gaps. */
  worked_secs: Type.Integer(),
  /** Time after the extended timebox. */
  overtime_secs: Type.Integer(),
  gaps: Type.Array(Gap),
  outcome: RecordedOutcome,
  note: Type.String(),
  evidence: Type.Optional(EvidenceSummary),
});
export type SessionRecord = Static<typeof SessionRecord>;

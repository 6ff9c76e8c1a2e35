import { Type, type Static } from "typebox";
import { DriftSnapshot } from "./judging/drift-snapshot.js";
import { commitmentFields, EvidenceSpan, Gap, RuntimeState } from "@antidrift/wire/schemas";

const Count = Type.Integer({ minimum: 0 });
const AppTime = Type.Object({ app: Type.String(), ms: Count });

/** The evidence of a session so far, added up; the spans themselves are in the store. */
const EvidenceSnapshot = Type.Object({
  /** In the order in which they first came. */
  apps: Type.Array(AppTime),
  other_ms: Count,
  observed_ms: Count,
  unknown_ms: Count,
  stretch: Type.Optional(AppTime),
  longest: Type.Optional(AppTime),
  last_app: Type.Optional(Type.String()),
  switches: Count,
  spans_count: Count,
  /** Ends, after a restart, when the snapshot was made: nothing was seen since. */
  open: Type.Optional(Type.Omit(EvidenceSpan, ["to_ms"])),
});

const SessionSnapshot = Type.Object({
  id: Type.String(),
  ...commitmentFields,
  planned_timebox_secs: Type.Integer({ minimum: 1 }),
  extensions: Type.Array(Type.Object({ at_ms: Type.Integer(), secs: Type.Integer() })),
  started_at_ms: Type.Integer(),
  /** From the start to the making of this snapshot, as the monotonic clock counted it. */
  elapsed_ms: Count,
  gaps: Type.Array(Gap),
  /** On the session's axis, as all of it; absent in what an earlier version saved. */
  pauses: Type.Optional(Type.Array(Gap)),
  paused: Type.Optional(Type.Object({ since_ms: Type.Integer(), until_ms: Type.Optional(Type.Integer()) })),
  /** Only in review. */
  ended_at_ms: Type.Optional(Type.Integer()),
  evidence: EvidenceSnapshot,
  drift: Type.Optional(DriftSnapshot),
});

/** What survives a restart. Never holds anything of the coach, nor a reading of the monotonic clock. */
export const Snapshot = Type.Object({
  /** At least every revision that was answered, and with room for those that follow. */
  revision: Count,
  runtime_state: RuntimeState,
  /** When it was made, by the wall clock: bridges the time until the next start. */
  saved_at_ms: Type.Integer(),
  /** While active and in review. */
  session: Type.Optional(SessionSnapshot),
  /** Nudges of the last day's sessions that are over. */
  nudged_ms: Type.Optional(Type.Array(Type.Integer())),
});
export type Snapshot = Static<typeof Snapshot>;
export type SessionSnapshot = Static<typeof SessionSnapshot>;

import { Type, type Static } from "typebox";

/**
 * A stretch of time with one window in front, or with none known. Its times lie on the session's own axis: wall
 * time of the session's start plus what the monotonic clock counted since.
 */
export const EvidenceSpan = Type.Object({
  from_ms: Type.Integer(),
  to_ms: Type.Integer(),
  /** "window": seen. "unknown": no sign of life, idle, or nothing in front. */
  kind: Type.Union([Type.Literal("window"), Type.Literal("unknown")]),
  app: Type.String(),
  /** Empty when it was redacted. */
  title: Type.String(),
});
export type EvidenceSpan = Static<typeof EvidenceSpan>;

import { Type, type Static } from "typebox";
import { EvidenceSpan } from "./evidence-span.js";
import { SessionRecord } from "./session-record.js";

/** One session with a page of its spans. */
export const SessionPage = Type.Object({
  session: SessionRecord,
  spans: Type.Array(EvidenceSpan),
  spans_count: Type.Integer(),
  next_cursor: Type.Optional(Type.String({ description: "Absent on the last page of spans." })),
});
export type SessionPage = Static<typeof SessionPage>;

import { Type, type Static } from "typebox";
import { EvidenceSpan } from "./evidence-span.js";
import { SessionRecord } from "./session-record.js";

/** One session with everything kept of it: the unit of export and import. */
export const ExportedSession = Type.Object({
  session: SessionRecord,
  spans: Type.Array(EvidenceSpan, { description: "Oldest first." }),
});
export type ExportedSession = Static<typeof ExportedSession>;

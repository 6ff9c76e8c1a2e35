import { EvidenceSpan, SessionRecord } from "@antidrift/session";
import { Type } from "typebox";

/** The version of the export's form. */
export const EXPORT_VERSION = 1;

export const ExportedEntry = Type.Object({
  session: SessionRecord,
  /** Oldest first. */
  spans: Type.Array(EvidenceSpan),
});

/** What `GET /export` answers and `POST /import` takes. */
export const ExportedFile = Type.Object({
  version: Type.Literal(EXPORT_VERSION),
  exported_at_ms: Type.Optional(Type.Integer()),
  sessions: Type.Array(ExportedEntry),
});

import { Type, type Static } from "typebox";
import { EXPORT_VERSION } from "../data/export-version.js";
import { ExportedSession } from "./exported-session.js";

/** What `GET /export` answers and `POST /import` takes. */
export const ExportedFile = Type.Object({
  version: Type.Union([Type.Literal(1), Type.Literal(EXPORT_VERSION)]),
  exported_at_ms: Type.Optional(Type.Integer()),
  sessions: Type.Array(ExportedSession),
});
export type ExportedFile = Static<typeof ExportedFile>;

import { Type, type Static } from "typebox";
import { EvidenceSpan } from "./evidence-span.js";
import { SessionRecord } from "./session-record.js";

/** What survives a restart. Never holds anything of the coach. */
export const Snapshot = Type.Object({
  revision: Type.Integer(),
  runtime_state: Type.Union([
    Type.Literal("locked"),
    Type.Literal("planning"),
    Type.Literal("active"),
    Type.Literal("review"),
  ]),
  open_span: Type.Optional(EvidenceSpan),
  record: Type.Optional(SessionRecord),
});
export type Snapshot = Static<typeof Snapshot>;

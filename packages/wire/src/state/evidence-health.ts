import { Type, type Static } from "typebox";
import { oneOf } from "../one-of.js";

export const EvidenceHealth = Type.Object(
  {
    status: oneOf(["healthy", "stale", "unavailable", "off"]),
    reason: Type.Optional(Type.String({ description: "What a person can do about it." })),
    since_ms: Type.Integer(),
  },
  { description: "How far the evidence can be trusted." },
);
export type EvidenceHealth = Static<typeof EvidenceHealth>;

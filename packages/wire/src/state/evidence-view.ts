import { Type, type Static } from "typebox";
import { EvidenceHealth } from "./evidence-health.js";
import { EvidenceSummary } from "./evidence-summary.js";

export const EvidenceView = Type.Object(
  {
    source: Type.String({
      description: 'Who sees the windows: "x11", "sway", "activitywatch", "http", "off", ...',
    }),
    health: EvidenceHealth,
    idle: Type.Boolean({ description: "No input for three minutes: what is in front says nothing." }),
    current: Type.Optional(
      Type.Object(
        { app: Type.String(), title: Type.String(), since_ms: Type.Integer() },
        { description: "What is in front." },
      ),
    ),
    spans_count: Type.Integer(),
    summary: Type.Optional(Type.With(EvidenceSummary, { description: "Only in review." })),
  },
  { description: "Which window is in front, and how far that can be trusted." },
);
export type EvidenceView = Static<typeof EvidenceView>;

import { Type, type Static } from "typebox";
import { oneOf } from "../one-of.js";
import { verdictFields } from "./verdict-fields.js";

export const EvidenceSpan = Type.Object(
  {
    from_ms: Type.Integer(),
    to_ms: Type.Integer(),
    kind: oneOf(["window", "unknown"], {
      description: '"window": seen. "unknown": no sign of life, idle, or nothing in front.',
    }),
    app: Type.String(),
    title: Type.String({ description: "Empty when it was redacted." }),
    ...verdictFields,
  },
  {
    description:
      "A stretch of time with one window in front, or with none known. Its times lie on the session's own axis: wall " +
      "time of the session's start plus what the monotonic clock counted since.",
  },
);
export type EvidenceSpan = Static<typeof EvidenceSpan>;

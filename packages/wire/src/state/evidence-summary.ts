import { Type, type Static } from "typebox";
import { LIMITS } from "../data/limits.js";

const AppSecs = Type.Object({ app: Type.String(), secs: Type.Integer() });

export const EvidenceSummary = Type.Object(
  {
    apps: Type.Array(AppSecs, { description: "Longest first." }),
    other_secs: Type.Integer({ description: "Of the applications that are not listed." }),
    observed_secs: Type.Integer({ description: "Seconds with a known window in front." }),
    unknown_secs: Type.Integer({ description: "Seconds without one, gaps not counted." }),
    gap_secs: Type.Integer({ description: "Of the gaps." }),
    longest_stretch: Type.Optional(
      Type.With(AppSecs, { description: "The longest time one application stayed in front." }),
    ),
    switches: Type.Integer({ description: "How often another application came to the front." }),
  },
  { description: `What was seen, added up. At most ${LIMITS.appsShown} applications are listed.` },
);
export type EvidenceSummary = Static<typeof EvidenceSummary>;

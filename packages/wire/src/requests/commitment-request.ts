import { Type, type Static } from "typebox";
import { LIMITS } from "../data/limits.js";
import { trimmedText } from "./trimmed-text.js";

export const CommitmentRequest = Type.Object(
  {
    next_action: trimmedText(1, LIMITS.textCharacters),
    success_condition: trimmedText(1, LIMITS.textCharacters),
    expects: Type.Optional(
      Type.Array(trimmedText(1, LIMITS.expectsCharacters), { maxItems: LIMITS.expects }),
    ),
    if_drift: Type.Optional(trimmedText(0, LIMITS.ifDriftCharacters)),
    timebox_secs: Type.Integer({ minimum: LIMITS.timeboxMinSecs, maximum: LIMITS.timeboxMaxSecs }),
  },
  { additionalProperties: false },
);
export type CommitmentRequest = Static<typeof CommitmentRequest>;

import { Type, type Static } from "typebox";
import { ruleFields } from "./rule-fields.js";

export const KeptRule = Type.Object(
  {
    id: Type.String(),
    ...ruleFields,
    made_at_ms: Type.Integer(),
    words: Type.String({ description: "The rule as a sentence." }),
  },
  { description: "What a person said of windows once and for all." },
);
export type KeptRule = Static<typeof KeptRule>;

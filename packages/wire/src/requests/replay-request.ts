import { Type, type Static } from "typebox";
import { LIMITS } from "../data/limits.js";
import { SENSITIVITIES } from "../data/relations.js";
import { ruleFields } from "../judge/rule-fields.js";
import { oneOf } from "../one-of.js";

export const ReplayRequest = Type.Object(
  {
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: LIMITS.replayDays, description: "How far back; 30 where absent." }),
    ),
    policy: Type.Optional(
      Type.Object(
        {
          sensitivity: Type.Optional(oneOf(SENSITIVITIES)),
          nudges: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
    ),
    rules: Type.Optional(
      Type.Array(Type.Object(ruleFields, { additionalProperties: false }), {
        maxItems: LIMITS.judgeRules,
        description: "Instead of the rules that are kept, those that count most first.",
      }),
    ),
  },
  { additionalProperties: false },
);
export type ReplayRequest = Static<typeof ReplayRequest>;

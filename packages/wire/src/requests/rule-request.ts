import { Type, type Static } from "typebox";
import { ruleFields } from "../judge/rule-fields.js";

export const RuleRequest = Type.Object(ruleFields, { additionalProperties: false });
export type RuleRequest = Static<typeof RuleRequest>;

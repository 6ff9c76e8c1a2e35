import { Type, type Static } from "typebox";
import { KeptRule } from "./kept-rule.js";

export const RulesReply = Type.Object({
  rules: Type.Array(KeptRule, {
    description: "Newest first; where two fit equally well, the newer one counts.",
  }),
});
export type RulesReply = Static<typeof RulesReply>;

import { Type } from "typebox";

export const RuleAddress = Type.Object({ id: Type.String() });

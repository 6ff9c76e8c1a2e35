import { Type, type Static } from "typebox";

export const Gap = Type.Object(
  { from_ms: Type.Integer(), to_ms: Type.Integer() },
  { description: "A stretch in which the machine slept or was off." },
);
export type Gap = Static<typeof Gap>;

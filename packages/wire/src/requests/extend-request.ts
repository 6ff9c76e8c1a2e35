import { Type, type Static } from "typebox";
import { LIMITS } from "../data/limits.js";

export const ExtendRequest = Type.Object(
  {
    secs: Type.Integer({
      minimum: LIMITS.extendAskedMinSecs,
      maximum: LIMITS.timeboxMaxSecs,
      description: "How much longer.",
    }),
  },
  { additionalProperties: false },
);
export type ExtendRequest = Static<typeof ExtendRequest>;

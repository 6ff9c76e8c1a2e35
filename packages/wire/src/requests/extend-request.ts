import { Type, type Static } from "typebox";
import { LIMITS } from "../data/limits.js";

export const ExtendRequest = Type.Object(
  {
    secs: Type.Integer({
      description: `How much longer, or, below 0, shorter: ${LIMITS.extendMinSecs} to ${LIMITS.timeboxMaxSecs}, not 0. The session says what is wrong.`,
    }),
  },
  { additionalProperties: false },
);
export type ExtendRequest = Static<typeof ExtendRequest>;

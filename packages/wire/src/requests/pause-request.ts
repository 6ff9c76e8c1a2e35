import { Type, type Static } from "typebox";
import { LIMITS } from "../data/limits.js";

export const PauseRequest = Type.Object(
  {
    secs: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: LIMITS.pauseMaxSecs,
        description: "After which the break ends by itself; without them it lasts until `/resume`.",
      }),
    ),
  },
  { additionalProperties: false },
);
export type PauseRequest = Static<typeof PauseRequest>;

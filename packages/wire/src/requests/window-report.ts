import { Type, type Static } from "typebox";
import { LIMITS } from "../data/limits.js";

export const WindowReport = Type.Object(
  {
    app: Type.String({
      maxLength: LIMITS.reportedAppCharacters,
      description: "The application in front.",
    }),
    title: Type.String({
      maxLength: LIMITS.reportedTitleCharacters,
      description: "The title of its window; may be empty.",
    }),
  },
  { additionalProperties: false },
);
export type WindowReport = Static<typeof WindowReport>;

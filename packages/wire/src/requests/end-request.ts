import { Type, type Static } from "typebox";
import { LIMITS } from "../data/limits.js";
import { Outcome } from "../history/outcome.js";
import { trimmedText } from "./trimmed-text.js";

export const EndRequest = Type.Object(
  {
    outcome: Type.Optional(Outcome),
    note: Type.Optional(trimmedText(0, LIMITS.noteCharacters)),
  },
  { additionalProperties: false },
);
export type EndRequest = Static<typeof EndRequest>;

import { Type, type Static } from "typebox";
import { LIMITS } from "../data/limits.js";
import { trimmedText } from "./trimmed-text.js";

export const CoachRequest = Type.Object(
  { intent: trimmedText(1, LIMITS.intentCharacters, "What the person has in mind.") },
  { additionalProperties: false },
);
export type CoachRequest = Static<typeof CoachRequest>;

import { Type, type Static } from "typebox";
import { LIMITS } from "../data/limits.js";
import { Outcome } from "../history/outcome.js";
import { trimmedText } from "./trimmed-text.js";

/** What a user may still say of an ended session. */
export const SessionChange = Type.Partial(
  Type.Object({ outcome: Outcome, note: trimmedText(0, LIMITS.noteCharacters) }),
  { additionalProperties: false, minProperties: 1 },
);
export type SessionChange = Static<typeof SessionChange>;

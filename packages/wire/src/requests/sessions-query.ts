import { Type, type Static } from "typebox";
import { DEFAULTS } from "../data/defaults.js";
import { LIMITS } from "../data/limits.js";
import { PageCursor } from "./page-cursor.js";
import { wholeNumber } from "./whole-number.js";

export const SessionsQuery = Type.Partial(
  Type.Object({
    from: wholeNumber("Started at or after, Unix milliseconds."),
    to: wholeNumber("Started before, Unix milliseconds."),
    q: Type.String({
      maxLength: LIMITS.searchCharacters,
      description: "Found in the action, the condition or the note.",
    }),
    limit: wholeNumber(`How many, 1 to ${LIMITS.sessionsPerPage}; ${DEFAULTS.sessionsPerPage} when absent.`),
    cursor: PageCursor,
  }),
  { additionalProperties: false },
);
export type SessionsQuery = Static<typeof SessionsQuery>;

import { Type, type Static } from "typebox";
import { SessionRecord } from "./session-record.js";

/** A page of the history. */
export const SessionsPage = Type.Object({
  sessions: Type.Array(SessionRecord),
  next_cursor: Type.Optional(Type.String({ description: "Absent on the last page." })),
});
export type SessionsPage = Static<typeof SessionsPage>;

import { errorCode } from "../../error-code.js";

/** What to do about a failure of the database: "damaged" files are set aside, "environment" may pass by itself. */
export type SqlFailure = "damaged" | "environment";

/** Sorts a failure by its code. A failure without one (the file could not be opened) is the environment's. */
export function sqlFailure(error: unknown): SqlFailure {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(errorCode(error) ?? "") ? "damaged" : "environment";
}

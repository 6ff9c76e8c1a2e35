/** What to do about a failure of the database: "damaged" files are set aside, "environment" may pass by itself. */
export type SqlFailure = "damaged" | "environment";

/** Sorts a failure by its code. A failure without one (the file could not be opened) is the environment's. */
export function sqlFailure(error: unknown): SqlFailure {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(errorCode(error) ?? "") ? "damaged" : "environment";
}

/** The code of a system or database failure: "ENOSPC", "SQLITE_FULL". */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" && error.code !== "" ? error.code : undefined;
}

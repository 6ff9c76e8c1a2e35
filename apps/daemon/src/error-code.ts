/** The `code` of an error, of ours, the system's or the database's: "ErrStore", "ENOSPC", "SQLITE_FULL". */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" && error.code !== "" ? error.code : undefined;
}

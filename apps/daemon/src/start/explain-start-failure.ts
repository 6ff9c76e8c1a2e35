/** Errors whose message is written for the user. Anything else is a fault of ours, and its stack says where. */
const forUsers = new Set(["ErrConfig", "ErrStart", "ErrAlreadyRunning", "ErrSharedDirectory"]);

/** Whatever would do something to a terminal instead of being shown. */
const CONTROL = /[^\P{Cc}\n\t]/gu;

/** What to print when the daemon cannot start. Names of files, variables and answers of others may stand in it. */
export function explainStartFailure(error: unknown): string {
  return explain(error).replaceAll(CONTROL, "?");
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && typeof error.code === "string" && forUsers.has(error.code)) return error.message;
  return error.stack ?? error.message;
}

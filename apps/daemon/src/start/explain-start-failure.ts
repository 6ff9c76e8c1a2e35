/** Errors whose message is written for the user. Anything else is a fault of ours, and its stack says where. */
const forUsers = new Set(["ErrConfig", "ErrStart", "ErrAlreadyRunning", "ErrSharedDirectory"]);

/** What to print when the daemon cannot start. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && typeof error.code === "string" && forUsers.has(error.code)) return error.message;
  return error.stack ?? error.message;
}

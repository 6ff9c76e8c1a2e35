/** Sends a signal to a process, or with a negative number to a process group; false when there is none to take it. */
export function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // ESRCH: all gone already. EPERM (macOS): only zombies are left.
    if (!isSystemError(error) || (error.code !== "ESRCH" && error.code !== "EPERM")) throw error;
    return false;
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error;
}

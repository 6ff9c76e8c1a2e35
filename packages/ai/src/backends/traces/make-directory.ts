import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a directory for this user only, with those above it that are missing. Node's own `recursive` never returns for
 * a place where the system has no directories to make, such as below /proc.
 */
export async function makeDirectory(path: string): Promise<void> {
  if (!(await isMissingAbove(path))) return;
  await makeDirectory(dirname(path));
  await make(path);
}

/** Tries it; true when a directory above has to be made first. */
async function isMissingAbove(path: string): Promise<boolean> {
  try {
    await make(path);
    return false;
  } catch (error) {
    if (hasCode(error, "ENOENT") && dirname(path) !== path) return true;
    throw error;
  }
}

async function make(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

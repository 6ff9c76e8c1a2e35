import { closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { errorCode } from "../error-code.js";
import { syncDirectory } from "../store/files/private-files.js";

/**
 * Puts a file that only the user can read in the place of the one at `path`, all of it or nothing, and returns once it
 * survives power loss. A link stays a link: what it leads to is replaced. Throws what the file system throws.
 */
export function writeAtomically(path: string, text: string): void {
  const target = whereItLeads(path);
  const fresh = `${target}.new`;
  try {
    // One that a killed daemon left may be open to anyone.
    rmSync(fresh, { force: true });
    writeDurably(fresh, text);
    renameSync(fresh, target);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
  syncDirectory(dirname(target));
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, "wx", 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function whereItLeads(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    return path;
  }
}

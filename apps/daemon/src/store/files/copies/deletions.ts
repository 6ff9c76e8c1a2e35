import { appendFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { nameExists } from "../private-files.js";

/** One byte for each deletion that copies do not know of. */
const deletionsFile = (copiesDir: string): string => join(copiesDir, "deletions");

/** Remembers, across restarts, that the copies so far hold what is deleted now. Throws what the file system throws. */
export function noteDeletion(copiesDir: string): void {
  if (nameExists(copiesDir)) appendFileSync(deletionsFile(copiesDir), ".", { mode: 0o600 });
}

/** How many deletions the copies do not know of. */
export function countDeletions(copiesDir: string): number {
  return statSync(deletionsFile(copiesDir), { throwIfNoEntry: false })?.size ?? 0;
}

/** There is no copy from before these deletions any more. Those that came meanwhile stay noted. */
export function forgetDeletions(copiesDir: string, count: number): void {
  if (countDeletions(copiesDir) === count) rmSync(deletionsFile(copiesDir), { force: true });
}

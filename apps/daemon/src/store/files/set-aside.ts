import { renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Notice } from "@antidrift/wire";
import { errorCode } from "../../error-code.js";
import { damagedSnapshotNotice, type Reason } from "./notices.js";
import { nameExists, syncDirectory } from "./private-files.js";
import { timeInName, type StateFiles } from "./state-files.js";

/**
 * Moves the database out of the way, with its log, which must not meet the next one: a log is applied to whatever
 * database lies beside it. Returns the new name. Throws what the file system throws.
 */
export function setDatabaseAside(files: StateFiles, reason: Reason, nowMs: number): string {
  const name = `antidrift.${reason}-${timeInName(nowMs)}.db`;
  const target = join(files.stateDir, name);
  renameSync(files.database, target);
  setLogAside(files, target);
  syncDirectory(files.stateDir);
  return name;
}

/** Moves the log of a database that is not there, or not to be joined with it. */
export function setLogAside(files: StateFiles, target: string): void {
  const log = `${files.database}-wal`;
  if (nameExists(log)) renameSync(log, `${target}-wal`);
  rmSync(`${files.database}-shm`, { force: true });
}

/** Moves one file out of the way and returns its new name. Throws what the file system throws. */
export function setFileAside(path: string, why: "damaged" | "earlier", nowMs: number): string {
  const extension = extname(path);
  const name = `${basename(path, extension)}.${why}-${timeInName(nowMs)}${extension}`;
  renameSync(path, join(path, "..", name));
  return name;
}

/** Keeps the text of a saved state that makes no sense in a file of its own. */
export function setSnapshotAside({ stateDir }: StateFiles, body: string, nowMs: number): Notice {
  const name = `snapshot.damaged-${timeInName(nowMs)}.json`;
  try {
    writeFileSync(join(stateDir, name), body, { mode: 0o600, flag: "wx" });
  } catch (error) {
    // Where nothing can be written there is a notice of that already.
    if (errorCode(error) === undefined) throw error;
  }
  return damagedSnapshotNotice(name);
}

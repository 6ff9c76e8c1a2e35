import { renameSync, rmSync } from "node:fs";
import type { CopyDatabase } from "./copy-database.js";
import { copyPath, dayOf, listCopies, removeDatabase, type Copy } from "./copies.js";
import { ensurePrivateDirectory, ensurePrivateFile, syncDirectory, syncFile } from "../private-files.js";
import type { StateFiles } from "../state-files.js";

/** How many daily copies are kept. */
const COPIES_KEPT = 7;
/** What was deleted is gone from all of them after that. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Makes the copy of a day beside the running work. It takes its name only once it is whole, checked and on disk; older
 * copies go only then.
 *
 * Rejects with the database's or the file system's error; code "SQLITE_CORRUPT" says the database is damaged.
 */
export async function makeCopy(files: StateFiles, day: string, copyDatabase: CopyDatabase): Promise<void> {
  ensurePrivateDirectory(files.copiesDir);
  const target = copyPath(files.copiesDir, day);
  const unfinished = `${target}.new`;
  removeDatabase(unfinished);
  ensurePrivateFile(unfinished);
  try {
    await copyDatabase(files.database, unfinished);
    syncFile(unfinished);
    renameSync(unfinished, target);
    syncDirectory(files.copiesDir);
  } catch (error) {
    removeDatabase(unfinished);
    throw error;
  }
  for (const { path } of outdated(listCopies(files.copiesDir, day), day)) rmSync(path, { force: true });
}

/**
 * Those of days to come were made while the clock was ahead, and would pass for the newest when their day is there. They go
 * once there are two others: one alone may be of a clock that fell back.
 */
function outdated(copies: readonly Copy[], day: string): readonly Copy[] {
  const come = copies.filter((copy) => copy.day <= day);
  const kept = new Set((come.length >= 2 ? come : copies).slice(0, COPIES_KEPT));
  return copies.filter((copy) => !kept.has(copy) || copy.day < dayOf(Date.parse(day) - KEPT_FOR_MS));
}

import { copyFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../../../error-code.js";
import { unfitByHeader } from "../file-header.js";
import { syncFile, tightenFile } from "../private-files.js";
import { makeSound } from "../../sqlite/sound.js";
import { Sql } from "../../sqlite/sql.js";

const COPY_NAME = /^antidrift-(\d{4}-\d{2}-\d{2})\.db$/;

/** A daily copy of the database. */
export interface Copy {
  readonly path: string;
  /** "2026-03-01", in UTC. */
  readonly day: string;
}

/**
 * All copies by name, newest first. One of a day after `today` comes last: it was made while the clock was ahead, and
 * may hold less than those of the days that really came.
 */
export function listCopies(copiesDir: string, today: string): Copy[] {
  const isAhead = ({ day }: Copy) => Number(day > today);
  return namesIn(copiesDir)
    .flatMap((name) => {
      const day = COPY_NAME.exec(name)?.[1];
      return day === undefined ? [] : [{ path: join(copiesDir, name), day }];
    })
    .toSorted((a, b) => isAhead(a) - isAhead(b) || (a.day < b.day ? 1 : -1));
}

/** "2026-03-01", in UTC. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export function copyPath(copiesDir: string, day: string): string {
  return join(copiesDir, `antidrift-${day}.db`);
}

/**
 * Puts the newest good copy at `target` and returns its day; undefined when there is none. Damaged copies are
 * passed over and left as they are. Throws when `target` cannot be written.
 */
export function restoreNewestCopy(copiesDir: string, target: string, nowMs: number): string | undefined {
  for (const copy of listCopies(copiesDir, dayOf(nowMs))) {
    removeDatabase(target);
    if (!isReadable(copy, target) || unfitByHeader(target) !== undefined) continue;
    // Without a log of its own, so that one rename moves all of it.
    const sql = new Sql(target);
    try {
      if (!makeSound(sql, { thorough: true })) continue;
    } finally {
      sql.close();
    }
    return copy.day;
  }
  return undefined;
}

/** Removes what is left of a copy that was being made when its process was killed. */
export function removeUnfinishedCopies(copiesDir: string): void {
  for (const name of namesIn(copiesDir)) {
    if (/^antidrift-\d{4}-\d{2}-\d{2}\.db\.new/.test(name)) rmSync(join(copiesDir, name), { force: true });
  }
}

/** Removes a database that is of no use, with what lies beside it. */
export function removeDatabase(path: string): void {
  for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(path + suffix, { force: true });
}

function isReadable(copy: Copy, target: string): boolean {
  try {
    copyFileSync(copy.path, target);
    tightenFile(target);
    syncFile(target);
    return true;
  } catch (error) {
    if (["EACCES", "EPERM", "EISDIR", "EIO"].includes(errorCode(error) ?? "")) return false;
    throw error;
  }
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EACCES"].includes(errorCode(error) ?? "")) return [];
    throw error;
  }
}

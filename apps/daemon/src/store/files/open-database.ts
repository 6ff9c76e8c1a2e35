import { copyFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { Notice } from "@antidrift/wire";
import { errorCode } from "../../error-code.js";
import { connect } from "../sqlite/connect.js";
import { removeDatabase, restoreNewestCopy } from "./copies/copies.js";
import { isDamagedLog, unfitByHeader } from "./file-header.js";
import { takeOverLegacyFiles } from "./legacy-files.js";
import { hasFramesBehindDamage } from "./log-frames.js";
import { damagedLogNotice, missingNotice, type Reason, setAsideNotice } from "./notices.js";
import { ensurePrivateFile, nameExists, syncDirectory, syncFile, tightenFile } from "./private-files.js";
import { setDatabaseAside, setLogAside } from "./set-aside.js";
import { isNewer } from "../sqlite/schema.js";
import { makeSound } from "../sqlite/sound.js";
import { Sql } from "../sqlite/sql.js";
import { sqlFailure } from "../sqlite/sql-failure.js";
import { timeInName, type StateFiles } from "./state-files.js";

/** A database that can be worked with. */
export interface OpenedDatabase {
  readonly sql: Sql;
  /** "kept": it is the one the last run left. "replaced": a copy, or a new one. */
  readonly origin: "kept" | "replaced";
  readonly notices: readonly Notice[];
}

/**
 * Opens the database of a state directory; one that is of no use is set aside and replaced by the newest good copy,
 * or else by a new one. The caller holds the lock.
 *
 * Throws what the file system or the database throws where the directory cannot be worked with, nothing changed.
 */
export function openDatabase(files: StateFiles, nowMs: number): OpenedDatabase {
  const notices: Notice[] = [];
  if (nameExists(files.database)) {
    setDamagedLogAside(files, nowMs, notices);
    const found = openExisting(files.database);
    if (found instanceof Sql) return withLegacyFiles({ sql: found, origin: "kept", notices }, files, nowMs);
    const name = setDatabaseAside(files, found, nowMs);
    const copyDay = replace(files, nowMs);
    notices.unshift(setAsideNotice(found, name, copyDay === undefined ? {} : { copyDay }));
  } else {
    const copyDay = replace(files, nowMs);
    if (copyDay !== undefined) notices.unshift(missingNotice(copyDay));
  }
  return withLegacyFiles({ sql: connect(files.database), origin: "replaced", notices }, files, nowMs);
}

function withLegacyFiles(opened: OpenedDatabase, files: StateFiles, nowMs: number): OpenedDatabase {
  try {
    return { ...opened, notices: [...opened.notices, ...takeOverLegacyFiles(opened.sql, files, nowMs)] };
  } catch (error) {
    opened.sql.close();
    throw error;
  }
}

/** Closes what it opened when the answer is a reason. */
function openExisting(path: string): Sql | Reason {
  try {
    for (const suffix of ["", "-wal", "-shm"]) {
      if (suffix === "" || nameExists(path + suffix)) tightenFile(path + suffix);
    }
    const unfit = unfitByHeader(path);
    if (unfit !== undefined) return unfit;
  } catch (error) {
    // A link to nowhere, or somebody else's file.
    if (["ENOENT", "ELOOP", "EACCES", "EPERM"].includes(errorCode(error) ?? "")) return "unreadable";
    throw error;
  }
  let sql: Sql | undefined;
  try {
    sql = connect(path);
    if (isNewer(sql)) {
      sql.close();
      return "newer";
    }
    if (makeSound(sql)) return sql;
  } catch (error) {
    if (sqlFailure(error) !== "damaged") {
      sql?.close();
      throw error;
    }
  }
  sql?.close();
  return "damaged";
}

/** Prepares the replacement beside its place, so that the name never stands for half a database. */
function replace(files: StateFiles, nowMs: number): string | undefined {
  setLogAside(files, `${files.database}.orphan-${timeInName(nowMs)}`);
  const copyDay = restoreNewestCopy(files.copiesDir, files.fresh, nowMs);
  if (copyDay === undefined) {
    removeDatabase(files.fresh);
    ensurePrivateFile(files.fresh);
    const sql = new Sql(files.fresh);
    try {
      makeSound(sql);
    } finally {
      sql.close();
    }
  }
  syncFile(files.fresh);
  renameSync(files.fresh, files.database);
  syncDirectory(files.stateDir);
  return copyDay;
}

function setDamagedLogAside(files: StateFiles, nowMs: number, notices: Notice[]): void {
  const log = `${files.database}-wal`;
  if (!nameExists(log)) return;
  const name = `antidrift.damaged-${timeInName(nowMs)}.db-wal`;
  const aside = join(files.stateDir, name);
  if (isDamagedLog(log)) renameSync(log, aside);
  else if (hasFramesBehindDamage(log)) {
    // What stands before the damage is still to be read from its place.
    copyFileSync(log, aside);
    tightenFile(aside);
    syncFile(aside);
  } else return;
  notices.push(damagedLogNotice(name));
}

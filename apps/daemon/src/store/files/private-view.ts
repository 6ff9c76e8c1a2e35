import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorCode } from "../../error-code.js";
import { connect } from "../sqlite/connect.js";
import { unfitByHeader } from "./file-header.js";
import { nameExists, tightenFile } from "./private-files.js";
import { makeSound } from "../sqlite/sound.js";
import type { Sql } from "../sqlite/sql.js";

const VIEW_PREFIX = "antidrift-view-";

/** What a database holds, for reading only, while the database itself cannot be worked with. */
export interface PrivateView {
  readonly sql: Sql;
  close(): void;
}

/**
 * Reads a database in a read-only directory by a copy in a directory of its own: its log cannot be replayed in
 * place. Undefined when there is none, or when it cannot be read either.
 */
export function openPrivateView(database: string): PrivateView | undefined {
  let directory: string | undefined;
  try {
    if (!nameExists(database)) return undefined;
    directory = mkdtempSync(join(tmpdir(), `${VIEW_PREFIX}${process.pid}-`));
    const copy = join(directory, "view.db");
    for (const suffix of ["", "-wal"]) {
      if (!nameExists(database + suffix)) continue;
      copyFileSync(database + suffix, copy + suffix);
      tightenFile(copy + suffix);
    }
    const sql = unfitByHeader(copy) === undefined ? connect(copy) : undefined;
    if (sql !== undefined && makeSound(sql)) return { sql, close: () => closeView(sql, directory) };
    closeView(sql, directory);
    return undefined;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    closeView(undefined, directory);
    return undefined;
  }
}

/** Removes the copies of processes that were killed while they read by one. */
export function removeAbandonedViews(): void {
  const directory = tmpdir();
  try {
    for (const name of readdirSync(directory)) {
      if (!name.startsWith(VIEW_PREFIX)) continue;
      const pid = Number(/^(\d+)-/.exec(name.slice(VIEW_PREFIX.length))?.[1] ?? 0);
      if (pid === 0 || !isRunning(pid)) rmSync(join(directory, name), { recursive: true, force: true });
    }
  } catch (error) {
    // Somebody else's, or a temporary folder that cannot be read.
    if (errorCode(error) === undefined) throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) !== "ESRCH";
  }
}

function closeView(sql: Sql | undefined, directory: string | undefined): void {
  sql?.close();
  if (directory !== undefined) rmSync(directory, { recursive: true, force: true });
}

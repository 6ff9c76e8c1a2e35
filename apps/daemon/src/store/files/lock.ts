import { readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../../error-code.js";
import { AlreadyRunningError, type Holder } from "./already-running-error.js";
import { ensurePrivateFile, inodeOf } from "./private-files.js";
import { Sql } from "../sqlite/sql.js";

/** Held for as long as the process lives; the kernel releases it at any kind of end. */
export interface Lock {
  /** Whether the locked file still stands at its place: one that was removed with its directory keeps nobody out. */
  isInPlace(): boolean;
  /** Tells a second daemon whom it met. */
  announce(url: string): void;
  release(): void;
}

/**
 * Takes the directory for this process, by the database's own file lock on an empty database: it works on every
 * platform, and neither `kill -9` nor a reused process id can leave it behind.
 *
 * Throws `AlreadyRunningError`, or what the file system or the database throws where nothing can be locked.
 */
export function acquireLock(stateDir: string): Lock {
  const path = join(stateDir, "lock.db");
  ensurePrivateFile(path);
  let sql: Sql;
  try {
    sql = lockFile(path, stateDir);
  } catch (error) {
    if (errorCode(error) !== "SQLITE_NOTADB") throw error;
    // Who reads what is in the file got past its lock: nobody holds it. Emptied in place, so that two
    // daemons which both find it so still meet at the same file.
    truncateSync(path);
    sql = lockFile(path, stateDir);
  }
  const inode = inodeOf(path);
  const isInPlace = () => inodeOf(path) === inode;
  const card = join(stateDir, "daemon.json");
  const writeCard = (holder: Holder) => {
    // Never through a link that somebody put there.
    rmSync(card, { force: true });
    writeFileSync(card, JSON.stringify(holder), { mode: 0o600, flag: "wx" });
  };
  orGoWithout(() => writeCard({ pid: process.pid }));
  return {
    isInPlace,
    announce: (url) => orGoWithout(() => writeCard({ pid: process.pid, url })),
    release: () => {
      // Otherwise the card is that of whoever holds the directory now.
      if (isInPlace()) orGoWithout(() => rmSync(card, { force: true }));
      sql.close();
    },
  };
}

function lockFile(path: string, stateDir: string): Sql {
  let sql: Sql | undefined;
  try {
    // Two that start at once each hold what the other needs: one of them has to try again.
    sql = new Sql(path, { timeoutMs: 300 });
    sql.exec("PRAGMA file.journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return sql;
  } catch (error) {
    sql?.close();
    if (errorCode(error) === "SQLITE_BUSY") throw new AlreadyRunningError(stateDir, readCard(stateDir));
    throw error;
  }
}

function readCard(stateDir: string): Holder {
  try {
    const card: unknown = JSON.parse(readFileSync(join(stateDir, "daemon.json"), "utf8"));
    if (typeof card !== "object" || card === null) return {};
    return {
      ...("pid" in card && typeof card.pid === "number" ? { pid: card.pid } : {}),
      ...("url" in card && typeof card.url === "string" ? { url: card.url } : {}),
    };
  } catch {
    // The card only makes the message friendlier; the lock itself has spoken.
    return {};
  }
}

/** A full disk must not keep the daemon from starting, or from ending, for want of a friendlier message. */
function orGoWithout(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
  }
}

import { StoreError, StoreReadError } from "@antidrift/session";
import type { Notice } from "@antidrift/wire";
import { errorCode } from "../../error-code.js";
import { AlreadyRunningError } from "./already-running-error.js";
import { acquireLock, type Lock } from "./lock.js";
import { missingNotice, unavailableNotice, unavailableReason } from "./notices.js";
import { openDatabase } from "./open-database.js";
import { ensurePrivateDirectory, inodeOf } from "./private-files.js";
import { openPrivateView, type PrivateView } from "./private-view.js";
import { BUSY_TIMEOUT_MS, type Sql } from "../sqlite/sql.js";
import { sqlFailure } from "../sqlite/sql-failure.js";
import type { Opening, Transactions, Work } from "../sqlite/transactions.js";
import { SharedDirectoryError } from "./shared-directory-error.js";
import { OWN_NAMES, type StateFiles } from "./state-files.js";

export interface StateDatabaseOptions {
  readonly files: StateFiles;
  readonly nowMs: () => number;
  /** Is told what happened to the data, at start and later. */
  readonly onNotice: (notice: Notice) => void;
  /** Is told that what a notice of this code said is over. */
  readonly onNoticeOver: (code: string) => void;
}

type Kind = "read" | "write";

const PRIVATE_VIEW: Opening = { number: 0, origin: "kept" };

/**
 * The database of a state directory, through all that may happen to it: a full or read-only disk refuses work with
 * `StoreError` until it is over; a damaged or removed file is replaced and the work is done on the replacement.
 */
export class StateDatabase implements Transactions {
  readonly #options: StateDatabaseOptions;
  #lock: Lock | undefined;
  #url: string | undefined;
  #open: { sql: Sql; opening: Opening; inode: bigint | undefined } | undefined;
  #openings = 0;
  #view: PrivateView | undefined;
  /** Told while the directory cannot be worked with. */
  #unavailable: Notice | undefined;
  #closed = false;
  /** What failed last, and has not worked since. */
  #failing: "start" | Kind | undefined;

  /** Throws only `AlreadyRunningError` and `SharedDirectoryError`. */
  constructor(options: StateDatabaseOptions) {
    this.#options = options;
    try {
      this.#reopen();
    } catch (error) {
      if (isRefusal(error) || errorCode(error) === undefined) throw error;
      this.#failing = "start";
      this.#view = openPrivateView(options.files.database);
      this.#unavailable = unavailableNotice(options.files.stateDir, error);
      options.onNotice(this.#unavailable);
    }
  }

  /** Reads; from a private copy while the database itself cannot be worked with. Throws `StoreReadError`. */
  read<T>(work: Work<T>): T {
    if (this.#open === undefined && this.#view !== undefined) return work(this.#view.sql, PRIVATE_VIEW);
    return this.#attempt("read", work);
  }

  /** Does all of the work durably, or none of it. Throws `StoreError`. */
  write<T>(work: Work<T>): T {
    return this.#attempt("write", (sql, opening) => sql.transaction(() => work(sql, opening)));
  }

  /** Whether the database is there and ours. */
  get isOpen(): boolean {
    return this.#open !== undefined && this.#isInPlace(this.#open.inode);
  }

  /** Whether what was last asked of it could be done. A change that was refused counts until one is made. */
  get works(): boolean {
    return this.#failing === undefined;
  }

  /** Replaces the database, which a check has found damaged. Throws `StoreError`. */
  replaceDamaged(): void {
    this.#close();
    this.#attempt("read", () => undefined);
  }

  eraseLog(): void {
    try {
      this.#open?.sql.exec("PRAGMA file.wal_checkpoint(TRUNCATE)");
    } catch (error) {
      // The next change, or the next start, empties it.
      if (errorCode(error) === undefined) throw error;
    }
  }

  announce(url: string): void {
    this.#url = url;
    this.#lock?.announce(url);
  }

  /** Lets go of the directory. Whatever comes later is refused. */
  close(): void {
    this.#closed = true;
    this.eraseLog();
    this.#close();
    this.#view?.close();
    this.#view = undefined;
    this.#lock?.release();
    this.#lock = undefined;
  }

  #attempt<T>(kind: Kind, work: Work<T>): T {
    if (this.#closed) throw new StoreError("The store is closed.");
    try {
      const result = this.#onDatabase(work);
      if (this.#failing !== undefined) this.#open?.sql.wait(BUSY_TIMEOUT_MS);
      if (kind === "write" || this.#failing === "read") this.#failing = undefined;
      if (kind === "write") this.#tellWorking();
      return result;
    } catch (error) {
      if (!isOfSystem(error)) throw error;
      if (errorCode(error) === "SQLITE_BUSY") this.#open?.sql.wait(0);
      if (this.#failing === undefined || this.#failing === "read") this.#failing = kind;
      const reason = unavailableReason(this.#options.files.stateDir, error);
      if (kind === "write") this.#tellFailing(error);
      throw kind === "read"
        ? new StoreReadError(reason, { cause: error })
        : new StoreError(reason, { cause: error });
    }
  }

  /** Also of what no user waits for: windows are taken in meanwhile, and kept only in memory. */
  #tellFailing(error: unknown): void {
    if (this.#unavailable !== undefined) return;
    this.#unavailable = unavailableNotice(this.#options.files.stateDir, error);
    this.#options.onNotice(this.#unavailable);
  }

  #tellWorking(): void {
    if (this.#unavailable === undefined) return;
    this.#options.onNoticeOver(this.#unavailable.code);
    this.#unavailable = undefined;
  }

  #onDatabase<T>(work: Work<T>): T {
    if (this.#open !== undefined && !this.#isInPlace(this.#open.inode)) this.#close();
    const { sql, opening } = this.#open ?? this.#reopen();
    try {
      return work(sql, opening);
    } catch (error) {
      if (sqlFailure(error) !== "damaged") throw error;
      this.#close();
      const replacement = this.#reopen();
      return work(replacement.sql, replacement.opening);
    }
  }

  #reopen(): { sql: Sql; opening: Opening } {
    const { files, nowMs, onNotice } = this.#options;
    ensurePrivateDirectory(files.stateDir, OWN_NAMES);
    if (this.#lock?.isInPlace() !== true) {
      this.#lock?.release();
      this.#lock = undefined;
      this.#lock = acquireLock(files.stateDir);
      if (this.#url !== undefined) this.#lock.announce(this.#url);
    }
    const { sql, origin, notices } = openDatabase(files, nowMs());
    this.#view?.close();
    this.#view = undefined;
    // A first start finds nothing, and there is nothing to tell; later somebody has removed it.
    const isGone = this.#openings > 0 && origin === "replaced" && notices.length === 0;
    this.#openings += 1;
    const inode = inodeOf(files.database);
    this.#open = { sql, opening: { number: this.#openings, origin }, inode };
    if (this.#failing === "start") this.#failing = undefined;
    for (const notice of isGone ? [missingNotice()] : notices) onNotice(notice);
    this.#tellWorking();
    return this.#open;
  }

  #close(): void {
    this.#open?.sql.close();
    this.#open = undefined;
  }

  /** A file that was removed takes changes gladly, and loses them; a lock that was removed keeps nobody out. */
  #isInPlace(inode: bigint | undefined): boolean {
    return this.#lock?.isInPlace() === true && inodeOf(this.#options.files.database) === inode;
  }
}

/** The directory is not for us to use. */
function isRefusal(error: unknown): error is AlreadyRunningError | SharedDirectoryError {
  return error instanceof AlreadyRunningError || error instanceof SharedDirectoryError;
}

/** Failures of the file system and the database have a code of capitals; our own errors pass as they are. */
function isOfSystem(error: unknown): boolean {
  return isRefusal(error) || /^[A-Z][A-Z0-9_]+$/.test(errorCode(error) ?? "");
}

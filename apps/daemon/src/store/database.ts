import { statSync } from "node:fs";
import { StoreError, type Notice } from "@antidrift/session";
import { AlreadyRunningError } from "./already-running-error.js";
import { acquireLock, type Lock } from "./lock.js";
import { unavailableNotice, unavailableReason } from "./notices.js";
import { openDatabase } from "./open-database.js";
import { ensurePrivateDirectory } from "./private-files.js";
import { openPrivateView, type PrivateView } from "./private-view.js";
import type { Sql } from "./sql.js";
import { errorCode, sqlFailure } from "./sql-failure.js";
import type { StateFiles } from "./state-files.js";

export interface DatabaseOptions {
  readonly files: StateFiles;
  readonly nowMs: () => number;
  /** Is told what happened to the data, at start and later. */
  readonly onNotice: (notice: Notice) => void;
  /** Is told that what a notice of this code said is over. */
  readonly onNoticeOver: (code: string) => void;
}

/** One opening of the database in the life of the process. */
export interface Opening {
  /** 0 is the private copy, 1 the first. */
  readonly number: number;
  /** "kept": what the last run left. "replaced": a copy, or a new one. */
  readonly origin: "kept" | "replaced";
}

type Work<T> = (sql: Sql, opening: Opening) => T;

const PRIVATE_VIEW: Opening = { number: 0, origin: "kept" };

/**
 * The database of a state directory, through all that may happen to it: a full or read-only disk refuses work with
 * `StoreError` until it is over; a damaged or removed file is replaced and the work is done on the replacement.
 */
export class Database {
  readonly #options: DatabaseOptions;
  #lock: Lock | undefined;
  #url: string | undefined;
  #open: { sql: Sql; opening: Opening; inode: bigint } | undefined;
  #openings = 0;
  #view: PrivateView | undefined;
  /** Told of a start that could not work with the directory. */
  #unavailable: Notice | undefined;
  #closed = false;

  /** Throws only `AlreadyRunningError`. */
  constructor(options: DatabaseOptions) {
    this.#options = options;
    try {
      this.#reopen();
    } catch (error) {
      if (error instanceof AlreadyRunningError || errorCode(error) === undefined) throw error;
      this.#view = openPrivateView(options.files.database);
      this.#unavailable = unavailableNotice(options.files.stateDir, error);
      options.onNotice(this.#unavailable);
    }
  }

  /** Reads; from a private copy while the database itself cannot be worked with. Throws `StoreError`. */
  read<T>(work: Work<T>): T {
    if (this.#open === undefined && this.#view !== undefined) return work(this.#view.sql, PRIVATE_VIEW);
    return this.#attempt(work);
  }

  /** Does all of the work durably, or none of it. Throws `StoreError`. */
  write<T>(work: Work<T>): T {
    return this.#attempt((sql, opening) => sql.transaction(() => work(sql, opening)));
  }

  /** Whether the database can be written, as far as is known. */
  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** Replaces the database, which a check has found damaged. Throws `StoreError`. */
  replaceDamaged(): void {
    this.#close();
    this.#attempt(() => undefined);
  }

  announce(url: string): void {
    this.#url = url;
    this.#lock?.announce(url);
  }

  /** Lets go of the directory. Whatever comes later is refused. */
  close(): void {
    this.#closed = true;
    try {
      this.#open?.sql.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch (error) {
      // What is committed is safe in the log: the next start reads it from there.
      if (errorCode(error) === undefined) throw error;
    }
    this.#close();
    this.#view?.close();
    this.#view = undefined;
    this.#lock?.release();
    this.#lock = undefined;
  }

  #attempt<T>(work: Work<T>): T {
    if (this.#closed) throw new StoreError("The store is closed.");
    try {
      if (this.#open !== undefined && this.#isGone(this.#open.inode)) this.#close();
      const { sql, opening } = this.#open ?? this.#reopen();
      try {
        return work(sql, opening);
      } catch (error) {
        if (sqlFailure(error) !== "damaged") throw error;
        this.#close();
        const replacement = this.#reopen();
        return work(replacement.sql, replacement.opening);
      }
    } catch (error) {
      if (!isOfSystem(error)) throw error;
      throw new StoreError(unavailableReason(this.#options.files.stateDir, error), { cause: error });
    }
  }

  #reopen(): { sql: Sql; opening: Opening } {
    const { files, nowMs, onNotice, onNoticeOver } = this.#options;
    ensurePrivateDirectory(files.stateDir);
    if (this.#lock === undefined) {
      this.#lock = acquireLock(files.stateDir);
      if (this.#url !== undefined) this.#lock.announce(this.#url);
    }
    const { sql, origin, notices } = openDatabase(files, nowMs());
    this.#view?.close();
    this.#view = undefined;
    this.#openings += 1;
    const { ino: inode } = statSync(files.database, { bigint: true });
    this.#open = { sql, opening: { number: this.#openings, origin }, inode };
    for (const notice of notices) onNotice(notice);
    if (this.#unavailable !== undefined) onNoticeOver(this.#unavailable.code);
    this.#unavailable = undefined;
    return this.#open;
  }

  #close(): void {
    this.#open?.sql.close();
    this.#open = undefined;
  }

  /** A file that was removed takes changes gladly, and loses them. */
  #isGone(inode: bigint): boolean {
    return statSync(this.#options.files.database, { bigint: true, throwIfNoEntry: false })?.ino !== inode;
  }
}

/** Failures of the file system and the database have a code of capitals; our own errors pass as they are. */
function isOfSystem(error: unknown): boolean {
  return error instanceof AlreadyRunningError || /^[A-Z][A-Z0-9_]+$/.test(errorCode(error) ?? "");
}

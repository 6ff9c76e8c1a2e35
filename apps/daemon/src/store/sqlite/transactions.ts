import type { Sql } from "./sql.js";

/** One opening of the database in the life of the process. */
export interface Opening {
  /** 0 is the private copy, 1 the first. */
  readonly number: number;
  /** "kept": what the last run left. "replaced": a copy, or a new one. */
  readonly origin: "kept" | "replaced";
}

export type Work<T> = (sql: Sql, opening: Opening) => T;

/** A database that may be out of reach for a while, or be replaced by another. */
export interface Transactions {
  /** Reads. Throws `StoreReadError`. */
  read<T>(work: Work<T>): T;
  /** Does all of the work durably, or none of it. Throws `StoreError`. */
  write<T>(work: Work<T>): T;
  /** Lets what was deleted leave the log too, where that is possible now. */
  eraseLog(): void;
}

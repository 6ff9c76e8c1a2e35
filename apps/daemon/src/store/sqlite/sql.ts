import type { Cell, Database, Statement } from "./binding/database.js";
import { openMemoryDatabase } from "./binding/open-memory-database.js";
import { SqliteError } from "./binding/sqlite-error.js";

/** How long to wait for a foreign program that holds the file: everything else waits meanwhile, event streams too. */
export const BUSY_TIMEOUT_MS = 100;

/**
 * One connection to a database file, whose tables and pragmas are those of the schema `file`. Each statement is
 * prepared once.
 *
 * The file is attached to a database in memory: when it is detached it is closed for certain, while a connection that
 * was opened on the file keeps it open as long as one of its statements lives, and Windows renames no open file.
 *
 * Throws `SqliteError`.
 */
export class Sql {
  readonly #database: Database;
  readonly #statements = new Map<string, Statement>();

  constructor(path: string, options: { timeoutMs?: number } = {}) {
    this.#database = openMemoryDatabase({ timeoutMs: options.timeoutMs ?? BUSY_TIMEOUT_MS });
    try {
      this.#database.exec(`ATTACH ${quoted(path)} AS file`);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /** Runs statements that answer nothing. */
  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /** How long to wait from now on for somebody else who holds the file. */
  wait(ms: number): void {
    this.#database.exec(`PRAGMA busy_timeout = ${ms}`);
  }

  /** How many rows were changed. */
  run(sql: string, ...cells: Cell[]): number {
    return this.#prepare(sql).run(cells);
  }

  /** The first row, in the order of its columns. `Row` is the caller's promise about the schema. */
  row<Row extends readonly Cell[]>(sql: string, ...cells: Cell[]): Row | undefined {
    // The bindings hide the columns behind `unknown`; the tables are STRICT.
    return this.#prepare(sql).first(cells) as Row | undefined;
  }

  /** All rows; ask for a bounded number. An iterator left midway would keep the database busy. */
  rows<Row extends readonly Cell[]>(sql: string, ...cells: Cell[]): Row[] {
    return this.#prepare(sql).all(cells) as unknown as Row[];
  }

  /** Does all of `work`, or none of it. */
  transaction<T>(work: () => T): T {
    this.run("BEGIN IMMEDIATE");
    try {
      const result = work();
      this.run("COMMIT");
      return result;
    } catch (error) {
      // A full disk has already rolled back by itself.
      if (this.#database.isTransaction) this.run("ROLLBACK");
      throw error;
    }
  }

  /** Leaves the file closed: it may be renamed or removed on every platform. */
  close(): void {
    this.#statements.clear();
    try {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      // Before it detaches a file SQLite may read its schema anew, which may be damaged by now.
      this.#database.exec("PRAGMA writable_schema = ON; DETACH file");
    } catch (error) {
      // Node's own SQLite insists on a good schema; what it closes is closed, attached files too.
      if (!(error instanceof SqliteError)) throw error;
    } finally {
      this.#database.close();
    }
  }

  #prepare(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** A text as SQL writes it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

import Database from "libsql";

/** What a column holds. */
export type Cell = string | number | null;

/** How long to wait for a foreign program, such as a database browser, that holds the file. */
const BUSY_TIMEOUT_MS = 1000;

/** One connection to a database file. Each statement is prepared once. Throws `SqliteError` of libsql. */
export class Sql {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement<Cell[]>>();

  constructor(path: string, options: { timeoutMs?: number } = {}) {
    try {
      this.#database = new Database(path, { timeout: options.timeoutMs ?? BUSY_TIMEOUT_MS });
    } catch (error) {
      // The binding gives this one failure no code.
      throw new Database.SqliteError(String(error), "SQLITE_CANTOPEN", 14);
    }
  }

  /** Runs statements that answer nothing. Leaves nothing prepared, so a later `close` really closes. */
  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /** How many rows were changed. */
  run(sql: string, ...cells: Cell[]): number {
    return this.#prepare(sql).run(...cells).changes;
  }

  /** The first row, in the order of its columns. `Row` is the caller's promise about the schema. */
  row<Row extends readonly Cell[]>(sql: string, ...cells: Cell[]): Row | undefined {
    // The binding hides the columns behind `unknown`; the tables are STRICT.
    return this.#prepare(sql).get(...cells) as Row | undefined;
  }

  /** All rows; ask for a bounded number. An iterator left midway would keep the database busy. */
  rows<Row extends readonly Cell[]>(sql: string, ...cells: Cell[]): Row[] {
    return this.#prepare(sql).all(...cells) as Row[];
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
      if (this.#database.inTransaction) this.run("ROLLBACK");
      throw error;
    }
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepare(sql: string): Database.Statement<Cell[]> {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare<Cell[]>(sql);
    // Rows as arrays: as objects they would carry the binding's own `_metadata`.
    if (statement.reader) statement.raw();
    this.#statements.set(sql, statement);
    return statement;
  }
}

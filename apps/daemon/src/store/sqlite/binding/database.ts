/** What a column holds. */
export type Cell = string | number | null;

/** One statement, prepared. Rows are arrays in the order of their columns. Throws `SqliteError`. */
export interface Statement {
  /** How many rows were changed. */
  run(cells: readonly Cell[]): number;
  first(cells: readonly Cell[]): readonly Cell[] | undefined;
  all(cells: readonly Cell[]): (readonly Cell[])[];
}

/**
 * One connection of the SQLite library that this Node has. It begins in memory; files are attached to it and detached
 * from it: a detached file is closed for certain, whatever statements there were.
 *
 * Throws `SqliteError`.
 */
export interface Database {
  readonly isTransaction: boolean;
  /** Runs statements that answer nothing. */
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

export interface DatabaseOptions {
  /** How long to wait for somebody else who holds an attached file. */
  readonly timeoutMs: number;
}

import type { Cell, Database, DatabaseOptions, Statement } from "./database.js";
import { SqliteError } from "./sqlite-error.js";

/** What is used of `node:sqlite`, which the types of the oldest Node that we run on do not have. */
interface NodeSqlite {
  readonly DatabaseSync: new (path: string, options: { timeout: number }) => DatabaseSync;
}

interface DatabaseSync {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): StatementSync;
  close(): void;
}

interface StatementSync {
  setReturnArrays(enabled: boolean): void;
  run(...cells: readonly Cell[]): { readonly changes: number | bigint };
  get(...cells: readonly Cell[]): unknown;
  all(...cells: readonly Cell[]): unknown[];
}

/** From these on it is past its experimental stage, and silent about it. */
const STABLE_SINCE: readonly (readonly [major: number, minor: number])[] = [
  [24, 15],
  [25, 7],
  [26, 0],
];

/** Whether this version of Node has a SQLite of its own to build on. */
export function hasStableSqlite(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const since = STABLE_SINCE.find((each) => each[0] === major);
  return since === undefined ? major > 26 : minor >= since[1];
}

/** A connection of Node's own SQLite. */
export function openNodeDatabase({ timeoutMs }: DatabaseOptions): Database {
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite" as "node:module") as unknown as NodeSqlite;
  const database = new DatabaseSync(":memory:", { timeout: timeoutMs });
  return {
    get isTransaction() {
      return database.isTransaction;
    },
    exec: (sql) => named(() => database.exec(sql)),
    prepare: (sql) => named(() => wrap(database.prepare(sql))),
    close: () => named(() => database.close()),
  };
}

function wrap(statement: StatementSync): Statement {
  statement.setReturnArrays(true);
  return {
    run: (cells) => named(() => Number(statement.run(...cells).changes)),
    first: (cells) => named(() => statement.get(...cells) as readonly Cell[] | undefined),
    all: (cells) => named(() => statement.all(...cells) as (readonly Cell[])[]),
  };
}

function named<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && "errcode" in error && typeof error.errcode === "number") {
      throw new SqliteError(error.message, error.errcode, { cause: error });
    }
    throw error;
  }
}

import { createRequire } from "node:module";
import type Libsql from "libsql";
import type { Cell, Database, DatabaseOptions, Statement } from "./database.js";
import { SqliteError } from "./sqlite-error.js";

/** Loaded only where it is needed: its native part takes longer to load than all else of the store. */
const require = createRequire(import.meta.url);

/** A connection of libsql, for versions of Node without a SQLite of their own. */
export function openLibsqlDatabase({ timeoutMs }: DatabaseOptions): Database {
  const Binding = require("libsql") as typeof Libsql;
  const database = new Binding(":memory:", { timeout: timeoutMs });
  return {
    get isTransaction() {
      return database.inTransaction;
    },
    exec: (sql) => named(() => void database.exec(sql)),
    prepare: (sql) => named(() => wrap(database.prepare<Cell[]>(sql))),
    close: () => named(() => void database.close()),
  };
}

function wrap(statement: Libsql.Statement<Cell[]>): Statement {
  // As objects, rows would carry the binding's own `_metadata`.
  if (statement.reader) statement.raw();
  return {
    run: (cells) => named(() => statement.run(...cells).changes),
    first: (cells) => named(() => statement.get(...cells) as readonly Cell[] | undefined),
    all: (cells) => named(() => statement.all(...cells) as (readonly Cell[])[]),
  };
}

function named<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && "rawCode" in error && typeof error.rawCode === "number") {
      throw new SqliteError(error.message, error.rawCode, { cause: error });
    }
    throw error;
  }
}

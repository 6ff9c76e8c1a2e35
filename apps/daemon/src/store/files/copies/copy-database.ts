import { quoted, Sql } from "../../sqlite/sql.js";
import { SqliteError } from "../../sqlite/binding/sqlite-error.js";

/**
 * Writes a database that others work with into an empty file, without what was deleted from it.
 * Rejects with an error whose code is SQLite's; "SQLITE_CORRUPT" says that the database is damaged.
 */
export type CopyDatabase = (source: string, target: string) => Promise<void>;

const CORRUPT = 11;
/** For whoever works with the database. */
const PATIENCE_MS = 5000;

/** Does it here and now: whoever must go on meanwhile calls it on a thread of its own. Throws `SqliteError`. */
export function copyDatabase(source: string, target: string): void {
  const sql = new Sql(source, { timeoutMs: PATIENCE_MS });
  try {
    // A page that reads well but belongs elsewhere would be copied faithfully.
    const [verdict] = sql.row<[string]>("PRAGMA file.quick_check(1)") ?? [""];
    if (verdict !== "ok") throw new SqliteError(`The database is damaged: ${verdict}`, CORRUPT);
    sql.exec(`VACUUM file INTO ${quoted(target)}`);
  } finally {
    sql.close();
  }
}

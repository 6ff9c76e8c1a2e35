import { errorCode } from "../../error-code.js";
import type { Sql } from "./sql.js";
import { sqlFailure } from "./sql-failure.js";
import { isNewer, migrate } from "./schema.js";

/** Up to here a whole check costs a start-up some 20 ms. Larger databases are checked with the daily copy. */
const CHECKED_AT_START_BYTES = 32 * 1024 * 1024;

/**
 * Brings a database to the present version and says whether it can be worked with.
 * Throws what only says something about its surroundings, such as a full disk.
 */
export function makeSound(sql: Sql, options: { thorough?: boolean } = {}): boolean {
  try {
    if (isNewer(sql)) return false;
    if ((options.thorough || sizeOf(sql) <= CHECKED_AT_START_BYTES) && !isConsistent(sql)) return false;
    migrate(sql);
    sql.exec(`
      SELECT only, body FROM snapshot LIMIT 1;
      SELECT id, started_at_ms, body, search FROM session LIMIT 1;
      SELECT session_id, number, body FROM span LIMIT 1;
    `);
    return true;
  } catch (error) {
    // SQLITE_ERROR: a table that should be there is not.
    if (sqlFailure(error) === "damaged" || errorCode(error) === "SQLITE_ERROR") return false;
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** Whether every page of the database can be read and belongs where it is. */
function isConsistent(sql: Sql): boolean {
  return sql.row<[string]>("PRAGMA file.quick_check(1)")?.[0] === "ok";
}

function sizeOf(sql: Sql): number {
  const [pages] = sql.row<[number]>("PRAGMA file.page_count") ?? [0];
  const [pageBytes] = sql.row<[number]>("PRAGMA file.page_size") ?? [0];
  return pages * pageBytes;
}

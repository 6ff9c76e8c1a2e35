import { errorCode } from "../../error-code.js";
import { Sql } from "./sql.js";
import { sqlFailure } from "./sql-failure.js";

const SETTINGS = `
  PRAGMA temp_store = FILE;
  PRAGMA file.journal_mode = WAL;
  PRAGMA file.synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA checkpoint_fullfsync = ON;
  PRAGMA file.secure_delete = ON;
  PRAGMA file.journal_size_limit = 16777216;
  SELECT 1 FROM file.sqlite_schema;
`;

/**
 * Opens the database so that what is committed survives power loss.
 *
 * The usual way needs a few pages of shared memory beside the file. A full disk has no room for them: then this
 * process keeps them to itself, at the price that no copy can be made beside its work.
 */
export function connect(path: string): Sql {
  try {
    return open(path, SETTINGS);
  } catch (error) {
    if (sqlFailure(error) === "damaged" || errorCode(error) === "SQLITE_BUSY") throw error;
    return open(path, `PRAGMA file.locking_mode = EXCLUSIVE; ${SETTINGS}`);
  }
}

function open(path: string, settings: string): Sql {
  const sql = new Sql(path);
  try {
    sql.exec(settings);
    return sql;
  } catch (error) {
    sql.close();
    throw error;
  }
}

import type { Database, DatabaseOptions } from "./database.js";
import { openLibsqlDatabase } from "./libsql-database.js";
import { hasStableSqlite, openNodeDatabase } from "./node-database.js";

/** An empty database in memory, of the best SQLite that this Node has, for files to be attached to. */
export function openMemoryDatabase(options: DatabaseOptions): Database {
  return hasStableSqlite(process.versions.node) ? openNodeDatabase(options) : openLibsqlDatabase(options);
}

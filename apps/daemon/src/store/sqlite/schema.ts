import type { Sql } from "./sql.js";
import { foldForSearch } from "./search-text.js";

/** "ANTD": tells our database from another program's. */
export const APPLICATION_ID = 0x414e5444;

/**
 * How the database came to its present shape, oldest first: a database of version N has had the first N steps. A
 * step that was ever released is never changed; a new one is added below it.
 *
 * Bodies are JSON texts: the binding cuts a bound text at a NUL character, which JSON escapes.
 */
export const STEPS: readonly ((sql: Sql) => void)[] = [
  (sql) =>
    sql.exec(`
      CREATE TABLE file.snapshot (only INTEGER PRIMARY KEY CHECK (only = 1), body TEXT NOT NULL) STRICT;
      CREATE TABLE file.session (id TEXT PRIMARY KEY, started_at_ms INTEGER NOT NULL, body TEXT NOT NULL) STRICT;
      CREATE INDEX file.session_by_start ON session (started_at_ms, id);
      CREATE TABLE file.span (
        session_id TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (session_id, number)
      ) STRICT, WITHOUT ROWID;
    `),
  (sql) => {
    sql.exec("ALTER TABLE file.session ADD COLUMN search TEXT NOT NULL DEFAULT ''");
    const fields = ["next_action", "success_condition", "note"]
      .map((name) => `body ->> '${name}'`)
      .join(", ");
    const select = `SELECT id, ${fields} FROM session WHERE id > ? AND json_valid(body) ORDER BY id LIMIT 500`;
    for (let after = ""; ;) {
      const page = sql.rows<[string, ...(string | null)[]]>(select, after);
      if (page.length === 0) return;
      for (const [id, ...words] of page) {
        sql.run("UPDATE session SET search = ? WHERE id = ?", foldForSearch(words.join("\n")), id);
        after = id;
      }
    }
  },
];

/** The version this program reads and writes. */
export const SCHEMA_VERSION = STEPS.length;

/** Whether a newer program has brought the database to a version that this one does not know. */
export function isNewer(sql: Sql): boolean {
  const [version] = sql.row<[number]>("PRAGMA file.user_version") ?? [0];
  return version > SCHEMA_VERSION;
}

/** Brings a database of any older version to the present one, all of it or nothing. */
export function migrate(sql: Sql): void {
  const [version] = sql.row<[number]>("PRAGMA file.user_version") ?? [0];
  if (version === SCHEMA_VERSION) return;
  sql.transaction(() => {
    for (const step of STEPS.slice(version)) step(sql);
    sql.exec(`PRAGMA file.application_id = ${APPLICATION_ID}; PRAGMA file.user_version = ${SCHEMA_VERSION}`);
  });
  // The version in the file's header is read before the database is opened; see file-header.ts.
  sql.exec("PRAGMA file.wal_checkpoint(TRUNCATE)");
}

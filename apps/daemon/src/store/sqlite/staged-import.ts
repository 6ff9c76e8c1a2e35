import { isDeepStrictEqual } from "node:util";
import { type HistoryImport, type ImportResult, type SessionEntry, StoreError } from "@antidrift/session";
import { readSnapshot } from "./rows.js";
import { searchText } from "./search-text.js";
import type { Sql } from "./sql.js";
import type { Transactions } from "./transactions.js";
import { parseSession, parseSnapshot } from "./stored.js";

const TABLES = `
  CREATE TEMP TABLE IF NOT EXISTS staged_session (
    import INTEGER, number INTEGER, id TEXT, started_at_ms INTEGER, body TEXT, search TEXT, is_new INTEGER,
    PRIMARY KEY (import, number)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS temp.staged_session_by_id ON staged_session (import, id, number);
  CREATE TEMP TABLE IF NOT EXISTS staged_span (
    import INTEGER, session_number INTEGER, number INTEGER, body TEXT,
    PRIMARY KEY (import, session_number, number)
  ) WITHOUT ROWID;
`;

let imports = 0;

/**
 * Gathers sessions in temporary tables of the connection, however many there are, and makes them part of the
 * history in one transaction. Commands go on meanwhile. The tables lie in a file, and go with the last import.
 *
 * Throws `StoreError`.
 */
export function stagedImport(database: Transactions): HistoryImport {
  imports += 1;
  const importId = imports;
  let number = 1;
  let spanNumber = 0;
  const startedIn = database.write((_sql, opening) => opening.number);

  /** A database that was replaced meanwhile has taken the temporary tables with it. */
  function write<T>(work: (sql: Sql) => T): T {
    return database.write((sql, opening) => {
      if (opening.number !== startedIn)
        throw new StoreError("The database was replaced: start the import again.");
      sql.exec(TABLES);
      return work(sql);
    });
  }

  function stageSpans(sql: Sql, spans: SessionEntry["spans"]): void {
    for (const span of spans) {
      spanNumber += 1;
      sql.run(
        "INSERT INTO staged_span VALUES (?, ?, ?, ?)",
        importId,
        number,
        spanNumber,
        JSON.stringify(span),
      );
    }
  }

  return {
    addSpans: (spans) => write((sql) => stageSpans(sql, spans)),
    add: ({ session, spans }) => {
      write((sql) => {
        stageSession(sql, { importId, number }, session);
        stageSpans(sql, spans);
      });
      number += 1;
      spanNumber = 0;
    },
    finish: () => write((sql) => takeOver(sql, importId)),
    discard: () => {
      try {
        write((sql) => forget(sql, importId));
      } catch (error) {
        // Temporary tables go with the connection.
        if (!(error instanceof StoreError)) throw error;
      }
    },
  };
}

interface Place {
  readonly importId: number;
  readonly number: number;
}

function stageSession(sql: Sql, { importId, number }: Place, session: SessionEntry["session"]): void {
  sql.run(
    "INSERT INTO staged_session VALUES (?, ?, ?, ?, ?, ?, 0)",
    importId,
    number,
    session.id,
    session.started_at_ms,
    JSON.stringify(session),
    searchText(session),
  );
}

/** In few statements however many sessions there are: commands have to wait for it. */
function takeOver(sql: Sql, importId: number): ImportResult {
  const runningId = parseSnapshot(readSnapshot(sql) ?? "")?.session?.id ?? null;
  const imported = sql.run(
    `UPDATE staged_session AS staged SET is_new = 1
     WHERE import = ? AND id IS NOT ? AND NOT EXISTS (SELECT 1 FROM session WHERE session.id = staged.id)
       AND number = (SELECT min(number) FROM staged_session AS same WHERE same.import = staged.import AND same.id = staged.id)`,
    importId,
    runningId,
  );
  sql.run(
    `INSERT INTO session (id, started_at_ms, body, search)
     SELECT id, started_at_ms, body, search FROM staged_session WHERE import = ? AND is_new = 1`,
    importId,
  );
  sql.run(
    `INSERT OR REPLACE INTO span (session_id, number, body)
     SELECT staged_session.id, staged_span.number, staged_span.body
     FROM staged_session JOIN staged_span ON staged_span.import = staged_session.import
       AND staged_span.session_number = staged_session.number
     WHERE staged_session.import = ? AND is_new = 1`,
    importId,
  );
  const unchanged = countUnchanged(sql, importId);
  const [others] = sql.row<[number]>(
    "SELECT count(*) FROM staged_session WHERE import = ? AND is_new = 0",
    importId,
  ) ?? [0];
  return { imported, unchanged, kept: others - unchanged };
}

/** Sessions that are there just so, in whatever order their fields were written. */
function countUnchanged(sql: Sql, importId: number): number {
  const there = `FROM staged_session JOIN session USING (id) WHERE import = ? AND is_new = 0`;
  const [same] = sql.row<[number]>(
    `SELECT count(*) ${there} AND staged_session.body = session.body`,
    importId,
  ) ?? [0];
  let unchanged = same;
  for (let after = 0; ;) {
    const page = sql.rows<[number, string, string]>(
      `SELECT number, staged_session.body, session.body ${there} AND staged_session.body <> session.body
       AND number > ? ORDER BY number LIMIT 200`,
      importId,
      after,
    );
    if (page.length === 0) return unchanged;
    unchanged += page.filter(([, a, b]) => isDeepStrictEqual(JSON.parse(a), parseSession(b))).length;
    after = page.at(-1)?.[0] ?? after;
  }
}

function forget(sql: Sql, importId: number): void {
  sql.run("DELETE FROM staged_span WHERE import = ?", importId);
  sql.run("DELETE FROM staged_session WHERE import = ?", importId);
  const isInUse =
    sql.row("SELECT 1 FROM staged_session UNION ALL SELECT 1 FROM staged_span LIMIT 1") !== undefined;
  if (!isInUse) sql.exec("DROP TABLE temp.staged_session; DROP TABLE temp.staged_span");
}

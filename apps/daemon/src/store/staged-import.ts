import { isDeepStrictEqual } from "node:util";
import { StoreError } from "@antidrift/session";
import type { Database } from "./database.js";
import type { HistoryImport, ImportResult, SessionEntry } from "./history.js";
import { readSnapshot, writeSession } from "./rows.js";
import type { Sql } from "./sql.js";
import { parseSession, parseSnapshot } from "./stored.js";

const TABLES = `
  CREATE TEMP TABLE IF NOT EXISTS staged_session (import INTEGER, number INTEGER, id TEXT, body TEXT);
  CREATE INDEX IF NOT EXISTS temp.staged_session_by_import ON staged_session (import, number);
  CREATE TEMP TABLE IF NOT EXISTS staged_span (import INTEGER, session_number INTEGER, number INTEGER, body TEXT);
  CREATE INDEX IF NOT EXISTS temp.staged_span_by_import ON staged_span (import, session_number, number);
`;

let imports = 0;

/**
 * Gathers sessions in temporary tables of the connection, however many there are, and makes them part of the
 * history in one transaction. Commands go on meanwhile.
 *
 * Throws `StoreError`.
 */
export function stagedImport(database: Database): HistoryImport {
  imports += 1;
  const importId = imports;
  let number = 0;
  const startedIn = database.write((sql, opening) => {
    sql.exec(TABLES);
    return opening.number;
  });

  /** A database that was replaced meanwhile has taken the temporary tables with it. */
  function write<T>(work: (sql: Sql) => T): T {
    return database.write((sql, opening) => {
      if (opening.number !== startedIn)
        throw new StoreError("The database was replaced: start the import again.");
      return work(sql);
    });
  }

  return {
    add: (entry) => {
      number += 1;
      write((sql) => stage(sql, { importId, number }, entry));
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

function stage(sql: Sql, { importId, number }: Place, { session, spans }: SessionEntry): void {
  sql.run(
    "INSERT INTO staged_session VALUES (?, ?, ?, ?)",
    importId,
    number,
    session.id,
    JSON.stringify(session),
  );
  spans.forEach((span, index) => {
    sql.run("INSERT INTO staged_span VALUES (?, ?, ?, ?)", importId, number, index + 1, JSON.stringify(span));
  });
}

function takeOver(sql: Sql, importId: number): ImportResult {
  const result = { imported: 0, unchanged: 0, kept: 0 };
  const runningId = parseSnapshot(readSnapshot(sql) ?? "")?.session?.id;
  for (let number = 1; ; number += 1) {
    const row = sql.row<[string, string]>(
      "SELECT id, body FROM staged_session WHERE import = ? AND number = ?",
      importId,
      number,
    );
    if (row === undefined) return result;
    const [id, body] = row;
    const there = sql.row<[string]>("SELECT body FROM session WHERE id = ?", id)?.[0];
    if (there === undefined && id !== runningId) {
      addSession(sql, { importId, number }, { id, body });
      result.imported += 1;
    } else {
      result[there !== undefined && isSame(there, body) ? "unchanged" : "kept"] += 1;
    }
  }
}

function addSession(sql: Sql, { importId, number }: Place, { id, body }: { id: string; body: string }): void {
  const session = parseSession(body);
  if (session === undefined) return;
  writeSession(sql, session);
  sql.run("DELETE FROM span WHERE session_id = ?", id);
  sql.run(
    `INSERT INTO span SELECT ?, number, body FROM staged_span
     WHERE import = ? AND session_number = ? ORDER BY number`,
    id,
    importId,
    number,
  );
}

/** In whatever order the fields were written. */
function isSame(a: string, b: string): boolean {
  return a === b || isDeepStrictEqual(JSON.parse(a), JSON.parse(b));
}

function forget(sql: Sql, importId: number): void {
  sql.run("DELETE FROM staged_span WHERE import = ?", importId);
  sql.run("DELETE FROM staged_session WHERE import = ?", importId);
}

import {
  checkNote,
  type History,
  type SessionChange,
  type SessionEntry,
  SessionNotFoundError,
  type SessionPage,
  type SpanQuery,
} from "@antidrift/session";
import type { EvidenceSpan, SessionRecord } from "@antidrift/wire";
import { decodeSpanCursor, encodeSpanCursor } from "./cursor.js";
import { listSessions } from "./list-sessions.js";
import { appendSpans, writeSession } from "./rows.js";
import type { Sql } from "./sql.js";
import type { Transactions } from "./transactions.js";
import { stagedImport } from "./staged-import.js";
import { parseSession, parseSpan } from "./stored.js";

/** How much is read at once when everything is asked for. */
const SESSIONS_AT_ONCE = 200;
const SPANS_AT_ONCE = 1000;

/** The `History` over the database. Rows whose text was damaged are passed over. */
export function databaseHistory(database: Transactions): History {
  return {
    list: (query) => database.read((sql) => listSessions(sql, query)),
    get: (id, spans) => database.read((sql) => getSession(sql, id, spans)),
    update: (id, change) => database.write((sql) => updateSession(sql, id, change)),
    correct: (id, change) => {
      const session = database.write((sql) => correctSession(sql, id, change));
      // The log still holds the verdicts as they were.
      database.eraseLog();
      return session;
    },
    remove: (id) => {
      const removed = database.write((sql) => removeSession(sql, id));
      database.eraseLog();
      return removed;
    },
    sessions: () => allSessions(database),
    spans: (id) => allSpans(database, id),
    beginImport: () => stagedImport(database),
  };
}

function getSession(sql: Sql, id: string, query: SpanQuery): SessionPage {
  const session = findSession(sql, id);
  const [spansCount] = sql.row<[number]>("SELECT count(*) FROM span WHERE session_id = ?", id) ?? [0];
  const after = query.cursor === undefined ? 0 : decodeSpanCursor(query.cursor);
  const { spans, last } = spansAfter(sql, id, { after, limit: query.limit });
  const [more] = sql.row<[number]>("SELECT 1 FROM span WHERE session_id = ? AND number > ?", id, last) ?? [];
  return { session, spans, spansCount, ...(more !== undefined && { nextCursor: encodeSpanCursor(last) }) };
}

function updateSession(sql: Sql, id: string, { outcome, note }: SessionChange): SessionRecord {
  const session = {
    ...findSession(sql, id),
    ...(outcome !== undefined && { outcome }),
    ...(note !== undefined && { note: checkNote(note) }),
  };
  writeSession(sql, session);
  return session;
}

function correctSession(sql: Sql, id: string, change: (entry: SessionEntry) => SessionEntry): SessionRecord {
  const { spans } = spansAfter(sql, id, { after: 0, limit: -1 });
  const changed = change({ session: findSession(sql, id), spans });
  sql.run("DELETE FROM span WHERE session_id = ?", id);
  appendSpans(sql, id, changed.spans);
  writeSession(sql, changed.session);
  return changed.session;
}

function removeSession(sql: Sql, id: string): SessionEntry {
  const session = findSession(sql, id);
  const { spans } = spansAfter(sql, id, { after: 0, limit: -1 });
  sql.run("DELETE FROM session WHERE id = ?", id);
  sql.run("DELETE FROM span WHERE session_id = ?", id);
  return { session, spans };
}

function findSession(sql: Sql, id: string): SessionRecord {
  const body = sql.row<[string]>("SELECT body FROM session WHERE id = ?", id)?.[0];
  const session = body === undefined ? undefined : parseSession(body);
  if (session === undefined) throw new SessionNotFoundError();
  return session;
}

function* allSessions(database: Transactions): Iterable<SessionRecord> {
  let cursor: string | undefined;
  do {
    const query = { limit: SESSIONS_AT_ONCE, ...(cursor !== undefined && { cursor }) };
    const page = database.read((sql) => listSessions(sql, query));
    yield* page.sessions;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}

function* allSpans(database: Transactions, id: string): Iterable<EvidenceSpan> {
  let after = 0;
  for (;;) {
    const { spans, last } = database.read((sql) => spansAfter(sql, id, { after, limit: SPANS_AT_ONCE }));
    yield* spans;
    if (last === after) return;
    after = last;
  }
}

/** A negative limit means none. */
function spansAfter(sql: Sql, id: string, { after, limit }: { after: number; limit: number }) {
  const rows = sql.rows<[number, string]>(
    "SELECT number, body FROM span WHERE session_id = ? AND number > ? ORDER BY number LIMIT ?",
    id,
    after,
    limit,
  );
  return { spans: rows.flatMap(([, body]) => parseSpan(body) ?? []), last: rows.at(-1)?.[0] ?? after };
}

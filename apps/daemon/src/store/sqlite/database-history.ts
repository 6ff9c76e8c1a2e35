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

/** Is told of a row whose text was damaged. */
type OnDamaged = (row: string) => void;

export interface HistoryHooks {
  readonly onDamaged: OnDamaged;
  /** Called when a session is about to be gone: a kill right after it may still keep the session. */
  readonly onRemoval: () => void;
}

/** The `History` over the database. Rows whose text was damaged are left out, and stay: `onDamaged` is told of each. */
export function databaseHistory(database: Transactions, { onDamaged, onRemoval }: HistoryHooks): History {
  return {
    list: (query) => database.read((sql) => listSessions(sql, query, onDamaged)),
    get: (id, spans) => database.read((sql) => getSession(sql, { id, spans, onDamaged })),
    update: (id, change) => database.write((sql) => updateSession(sql, { id, change, onDamaged })),
    correct: (id, change) => {
      const session = database.write((sql) => correctSession(sql, { id, change, onDamaged }));
      // The log still holds the verdicts as they were.
      database.eraseLog();
      return session;
    },
    remove: (id) => {
      const removed = database.write((sql) => {
        const entry = removeSession(sql, id, onDamaged);
        onRemoval();
        return entry;
      });
      database.eraseLog();
      return removed;
    },
    sessions: () => allSessions(database, onDamaged),
    spans: (id) => allSpans(database, id, onDamaged),
    beginImport: () => stagedImport(database),
  };
}

function getSession(
  sql: Sql,
  { id, spans: query, onDamaged }: { id: string; spans: SpanQuery; onDamaged: OnDamaged },
): SessionPage {
  const session = findSession(sql, id, onDamaged);
  const [spansCount] = sql.row<[number]>("SELECT count(*) FROM span WHERE session_id = ?", id) ?? [0];
  const after = query.cursor === undefined ? 0 : decodeSpanCursor(query.cursor);
  const { spans, last } = spansAfter(sql, id, { after, limit: query.limit, onDamaged });
  const [more] = sql.row<[number]>("SELECT 1 FROM span WHERE session_id = ? AND number > ?", id, last) ?? [];
  return { session, spans, spansCount, ...(more !== undefined && { nextCursor: encodeSpanCursor(last) }) };
}

function updateSession(
  sql: Sql,
  { id, change, onDamaged }: { id: string; change: SessionChange; onDamaged: OnDamaged },
): SessionRecord {
  const { outcome, note } = change;
  const session = {
    ...findSession(sql, id, onDamaged),
    ...(outcome !== undefined && { outcome }),
    ...(note !== undefined && { note: checkNote(note) }),
  };
  writeSession(sql, session);
  return session;
}

function correctSession(
  sql: Sql,
  {
    id,
    change,
    onDamaged,
  }: { id: string; change: (entry: SessionEntry) => SessionEntry; onDamaged: OnDamaged },
): SessionRecord {
  const { spans, damaged } = spansAfter(sql, id, { after: 0, limit: -1, onDamaged });
  const changed = change({ session: findSession(sql, id, onDamaged), spans });
  sql.run(
    "DELETE FROM span WHERE session_id = ? AND number NOT IN (SELECT value FROM json_each(?))",
    id,
    JSON.stringify(damaged),
  );
  appendSpans(sql, id, changed.spans);
  writeSession(sql, changed.session);
  return changed.session;
}

function removeSession(sql: Sql, id: string, onDamaged: OnDamaged): SessionEntry {
  const session = findSession(sql, id, onDamaged);
  const { spans } = spansAfter(sql, id, { after: 0, limit: -1, onDamaged });
  sql.run("DELETE FROM session WHERE id = ?", id);
  sql.run("DELETE FROM span WHERE session_id = ?", id);
  return { session, spans };
}

function findSession(sql: Sql, id: string, onDamaged: OnDamaged): SessionRecord {
  const body = sql.row<[string]>("SELECT body FROM session WHERE id = ?", id)?.[0];
  const session = body === undefined ? undefined : parseSession(body);
  if (body !== undefined && session === undefined) onDamaged(id);
  if (session === undefined) throw new SessionNotFoundError();
  return session;
}

function* allSessions(database: Transactions, onDamaged: OnDamaged): Iterable<SessionRecord> {
  let cursor: string | undefined;
  do {
    const query = { limit: SESSIONS_AT_ONCE, ...(cursor !== undefined && { cursor }) };
    const page = database.read((sql) => listSessions(sql, query, onDamaged));
    yield* page.sessions;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}

function* allSpans(database: Transactions, id: string, onDamaged: OnDamaged): Iterable<EvidenceSpan> {
  let after = 0;
  for (;;) {
    const { spans, last } = database.read((sql) =>
      spansAfter(sql, id, { after, limit: SPANS_AT_ONCE, onDamaged }),
    );
    yield* spans;
    if (last === after) return;
    after = last;
  }
}

/** A negative limit means none. */
function spansAfter(
  sql: Sql,
  id: string,
  { after, limit, onDamaged }: { after: number; limit: number; onDamaged: OnDamaged },
) {
  const rows = sql.rows<[number, string]>(
    "SELECT number, body FROM span WHERE session_id = ? AND number > ? ORDER BY number LIMIT ?",
    id,
    after,
    limit,
  );
  const damaged: number[] = [];
  const spans = rows.flatMap(([number, body]) => {
    const span = parseSpan(body);
    if (span !== undefined) return span;
    damaged.push(number);
    onDamaged(`${id} ${number}`);
    return [];
  });
  return { spans, damaged, last: rows.at(-1)?.[0] ?? after };
}

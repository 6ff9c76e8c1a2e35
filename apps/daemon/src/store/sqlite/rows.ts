import type { Snapshot } from "@antidrift/session";
import type { EvidenceSpan, SessionRecord } from "@antidrift/wire";
import { searchText } from "./search-text.js";
import type { Sql } from "./sql.js";

/** The statements that more than one part of the store needs. Returns the text that was written. */
export function writeSnapshot(sql: Sql, snapshot: Snapshot): string {
  const body = JSON.stringify(snapshot);
  sql.run("INSERT INTO snapshot VALUES (1, ?) ON CONFLICT DO UPDATE SET body = excluded.body", body);
  return body;
}

export function readSnapshot(sql: Sql): string | undefined {
  return sql.row<[string]>("SELECT body FROM snapshot")?.[0];
}

/** Adds a session, or replaces what is there of it. */
export function writeSession(sql: Sql, session: SessionRecord): void {
  sql.run(
    `INSERT INTO session (id, started_at_ms, body, search) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET started_at_ms = excluded.started_at_ms, body = excluded.body, search = excluded.search`,
    session.id,
    session.started_at_ms,
    JSON.stringify(session),
    searchText(session),
  );
}

/** Adds spans behind those the session has. */
export function appendSpans(sql: Sql, sessionId: string, spans: readonly EvidenceSpan[]): void {
  const last = sql.row<[number | null]>("SELECT max(number) FROM span WHERE session_id = ?", sessionId);
  let number = last?.[0] ?? 0;
  for (const span of spans) {
    number += 1;
    sql.run("INSERT INTO span VALUES (?, ?, ?)", sessionId, number, JSON.stringify(span));
  }
}

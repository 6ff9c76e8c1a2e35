import { decodeSessionCursor, encodeSessionCursor, type SessionPosition } from "./cursor.js";
import type { HistoryPage, HistoryQuery } from "@antidrift/session";
import { foldForSearch } from "./search-text.js";
import type { Cell } from "./binding/database.js";
import type { Sql } from "./sql.js";
import { parseSession } from "./stored.js";

/**
 * A page of sessions, newest first, and by id where two started in the same millisecond. `onDamaged` is told the id of
 * each whose text was damaged, and that is left out.
 */
export function listSessions(sql: Sql, query: HistoryQuery, onDamaged: (id: string) => void): HistoryPage {
  const { where, cells } = conditions(query);
  // One more than asked for tells whether there is a next page.
  const rows = sql.rows<[string, number, string]>(
    `SELECT id, started_at_ms, body FROM session ${where} ORDER BY started_at_ms DESC, id DESC LIMIT ?`,
    ...cells,
    query.limit + 1,
  );
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const isLastPage = rows.length <= query.limit || last === undefined;
  return {
    sessions: page.flatMap(([id, , body]) => {
      const session = parseSession(body);
      if (session === undefined) onDamaged(id);
      return session ?? [];
    }),
    ...(!isLastPage && { nextCursor: encodeSessionCursor({ id: last[0], startedAtMs: last[1] }) }),
  };
}

/** Only conditions that are asked for: an index is of no use to one that might be absent. */
function conditions({ fromMs, toMs, search, cursor }: HistoryQuery): { where: string; cells: Cell[] } {
  const after: SessionPosition | undefined = cursor === undefined ? undefined : decodeSessionCursor(cursor);
  const parts: [string, ...Cell[]][] = [];
  if (fromMs !== undefined) parts.push(["started_at_ms >= ?", fromMs]);
  if (toMs !== undefined) parts.push(["started_at_ms < ?", toMs]);
  if (after !== undefined) parts.push(["(started_at_ms, id) < (?, ?)", after.startedAtMs, after.id]);
  if (search !== undefined) parts.push(["instr(search, ?) > 0", foldForSearch(search)]);
  const texts = parts.map(([text]) => text);
  return {
    where: texts.length === 0 ? "" : `WHERE ${texts.join(" AND ")}`,
    cells: parts.flatMap(([, ...cells]) => cells),
  };
}

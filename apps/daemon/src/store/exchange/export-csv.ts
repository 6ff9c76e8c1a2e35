import type { History } from "@antidrift/session";
import type { SessionRecord } from "@antidrift/wire";
import { csvCell } from "./csv-cell.js";

const COLUMNS: Readonly<Record<string, (session: SessionRecord) => string | number>> = {
  id: ({ id }) => id,
  started_at: ({ started_at_ms }) => isoTime(started_at_ms),
  ended_at: ({ ended_at_ms }) => isoTime(ended_at_ms),
  next_action: ({ next_action }) => next_action,
  success_condition: ({ success_condition }) => success_condition,
  outcome: ({ outcome }) => outcome,
  note: ({ note }) => note,
  planned_timebox_secs: ({ planned_timebox_secs }) => planned_timebox_secs,
  extensions: ({ extensions }) => extensions.length,
  extended_secs: ({ extensions }) => extensions.reduce((sum, { secs }) => sum + secs, 0),
  worked_secs: ({ worked_secs }) => worked_secs,
  overtime_secs: ({ overtime_secs }) => overtime_secs,
  gap_secs: ({ gaps }) =>
    Math.round(gaps.reduce((sum, { from_ms, to_ms }) => sum + to_ms - from_ms, 0) / 1000),
  observed_secs: ({ evidence }) => evidence?.observed_secs ?? "",
};

/** A byte order mark: without it Excel takes UTF-8 for another encoding. */
const MARK = "\ufeff";

/** The whole history as a table by RFC 4180, a line a session. Evidence spans are in the JSON export only. */
export function* exportCsv(history: History): Iterable<string> {
  yield `${MARK}${Object.keys(COLUMNS).join(",")}\r\n`;
  const cells = Object.values(COLUMNS);
  for (const session of history.sessions()) {
    yield `${cells.map((cell) => csvCell(cell(session))).join(",")}\r\n`;
  }
}

function isoTime(ms: number): string | number {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? ms : date.toISOString();
}

import type { EvidenceSpan, SessionRecord } from "@antidrift/wire";
import type { StoreChange } from "../ports/store.js";

/** 1 March 2026, noon, UTC. */
const NOON_MS = Date.UTC(2026, 2, 1, 12);

/** The n-th session of a day, a minute after the one before. */
export function sampleSession(n: number, parts: Partial<SessionRecord> = {}): SessionRecord {
  return {
    id: `session-${n}`,
    next_action: `Action ${n}`,
    success_condition: `Condition ${n}`,
    planned_timebox_secs: 1500,
    extensions: [],
    started_at_ms: NOON_MS + n * 60_000,
    ended_at_ms: NOON_MS + n * 60_000 + 50_000,
    worked_secs: 50,
    overtime_secs: 0,
    gaps: [],
    outcome: "done",
    note: "",
    ...parts,
  };
}

export function sampleSpans(count: number): EvidenceSpan[] {
  return Array.from({ length: count }, (_, index) => ({
    from_ms: NOON_MS + index * 1000,
    to_ms: NOON_MS + index * 1000 + 1000,
    kind: "window" as const,
    app: "editor",
    title: `file ${index}`,
  }));
}

/** A snapshot in which a session of this id runs, or none. */
export function sampleSnapshot(revision: number, runningId?: string): StoreChange["snapshot"] {
  const { id, next_action, success_condition, planned_timebox_secs, started_at_ms } = sampleSession(1, {
    ...(runningId !== undefined && { id: runningId }),
  });
  return {
    revision,
    runtime_state: runningId === undefined ? "locked" : "active",
    saved_at_ms: NOON_MS,
    ...(runningId !== undefined && {
      session: {
        id,
        next_action,
        success_condition,
        planned_timebox_secs,
        extensions: [],
        started_at_ms,
        elapsed_ms: 0,
        gaps: [],
        evidence: { apps: [], other_ms: 0, observed_ms: 0, unknown_ms: 0, switches: 0, spans_count: 0 },
      },
    }),
  };
}

import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Snapshot } from "@antidrift/session";
import type { EvidenceSpan, SessionRecord } from "@antidrift/wire";
import { onTestFinished } from "vitest";
import { openStore, type OpenedStore, type StoreOptions } from "./open-store.js";

/** 1 March 2026, noon, UTC. */
export const NOON = Date.UTC(2026, 2, 1, 12);

/** A state directory that goes with the test. */
export function temporaryStateDir(): string {
  const parent = mkdtempSync(join(tmpdir(), "antidrift-store-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, "state");
}

/** A store that is closed with the test. Its clock stands at noon. */
export function openTestStore(stateDir: string, options: Partial<StoreOptions> = {}): OpenedStore {
  const opened = openStore({ stateDir, nowMs: () => NOON, ...options });
  onTestFinished(() => opened.close());
  return opened;
}

/**
 * Copies a directory as it would be found if the process were killed now. By another process: closing a descriptor
 * in this one would drop the locks of the running store.
 */
export function copyAsLeftBehind(from: string, to: string): void {
  inAnotherProcess(
    `require("node:fs").cpSync(${JSON.stringify(from)}, ${JSON.stringify(to)}, { recursive: true })`,
  );
}

/** Lets a table of a database point to a page that is not there. */
export function breakSchema(database: string): void {
  const libsql = createRequire(import.meta.url).resolve("libsql");
  inAnotherProcess(`
    const database = new (require(${JSON.stringify(libsql)}))(${JSON.stringify(database)}, { timeout: 1000 });
    database.exec("PRAGMA writable_schema = ON");
    database.exec("UPDATE sqlite_schema SET rootpage = 2000000 WHERE name = 'session'");
    database.exec("PRAGMA schema_version = 1000");
    database.close();
  `);
}

function inAnotherProcess(program: string): void {
  const { status, stderr } = spawnSync(process.execPath, ["-e", program], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

export function snapshot(revision: number, id?: string): Snapshot {
  return {
    revision,
    runtime_state: id === undefined ? "locked" : "active",
    saved_at_ms: NOON,
    ...(id !== undefined && { session: runningSession(id) }),
  };
}

/** The n-th session of the day, a minute after the one before. */
export function session(n: number, parts: Partial<SessionRecord> = {}): SessionRecord {
  return {
    id: `session-${n}`,
    next_action: `Action ${n}`,
    success_condition: `Condition ${n}`,
    planned_timebox_secs: 1500,
    extensions: [{ at_ms: NOON + n * 60_000 + 1, secs: 300 }],
    started_at_ms: NOON + n * 60_000,
    ended_at_ms: NOON + n * 60_000 + 50_000,
    worked_secs: 40,
    overtime_secs: 0,
    gaps: [{ from_ms: NOON + n * 60_000, to_ms: NOON + n * 60_000 + 10_000 }],
    outcome: "done",
    note: "",
    ...parts,
  };
}

export function spans(count: number): EvidenceSpan[] {
  return Array.from({ length: count }, (_, index) => ({
    from_ms: NOON + index * 1000,
    to_ms: NOON + index * 1000 + 1000,
    kind: "window" as const,
    app: "editor",
    title: `file ${index}`,
  }));
}

function runningSession(id: string): NonNullable<Snapshot["session"]> {
  return {
    id,
    next_action: "Write",
    success_condition: "Written",
    planned_timebox_secs: 1500,
    extensions: [],
    started_at_ms: NOON,
    elapsed_ms: 0,
    gaps: [],
    evidence: { apps: [], other_ms: 0, observed_ms: 0, unknown_ms: 0, switches: 0, spans_count: 0 },
  };
}

import { StoreError, type Notice, type Store, type StoreChange } from "@antidrift/session";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../error-code.js";
import type { Database, Opening } from "./database.js";
import { damagedSnapshotNotice } from "./notices.js";
import { appendSpans, readSnapshot, writeSession, writeSnapshot } from "./rows.js";
import { timeInName, type StateFiles } from "./state-files.js";
import { parseSnapshot } from "./stored.js";

export interface SessionStoreOptions {
  readonly database: Database;
  readonly files: StateFiles;
  readonly nowMs: () => number;
  /** What happened to the data up to now. */
  readonly notices: () => readonly Notice[];
}

/** The session's `Store`: the snapshot, the spans of the running session, and sessions as they end. */
export function sessionStore({ database, files, nowMs, notices }: SessionStoreOptions): Store {
  /** The snapshot as this process knows it, and in which opening of the database it saw it. */
  let known: { body: string | undefined; opening: number } = { body: undefined, opening: 0 };

  function load() {
    const { body, opening } = loadBody(database);
    known = { body, opening };
    const snapshot = body === undefined ? undefined : parseSnapshot(body);
    const damage = body === undefined || snapshot !== undefined ? [] : [keepDamagedSnapshot(body)];
    return { ...(snapshot && { snapshot }), notices: [...notices(), ...damage] };
  }

  function commit({ snapshot, spans, ended }: StoreChange): void {
    known = database.write((sql, opening) => {
      if (isForeignChange(opening) && readSnapshot(sql) !== known.body) {
        throw new StoreError("The saved state changed while it could not be reached: restart AntiDrift.");
      }
      const sessionId = ended?.id ?? snapshot.session?.id;
      if (spans !== undefined && sessionId !== undefined) appendSpans(sql, sessionId, spans);
      if (ended !== undefined) writeSession(sql, ended);
      return { body: writeSnapshot(sql, snapshot), opening: opening.number };
    });
  }

  /** A database that comes back after it was out of reach may have been another process's meanwhile. */
  function isForeignChange({ number, origin }: Opening): boolean {
    return number !== known.opening && origin === "kept";
  }

  function keepDamagedSnapshot(body: string): Notice {
    const name = `snapshot.damaged-${timeInName(nowMs())}.json`;
    try {
      writeFileSync(join(files.stateDir, name), body, { mode: 0o600 });
    } catch (error) {
      // Where nothing can be written there is a notice of that already.
      if (errorCode(error) === undefined) throw error;
    }
    return damagedSnapshotNotice(name);
  }

  return { load, commit };
}

function loadBody(database: Database): { body: string | undefined; opening: number } {
  try {
    return database.read((sql, { number }) => ({ body: readSnapshot(sql), opening: number }));
  } catch (error) {
    // The notice of the failed start says so.
    if (error instanceof StoreError) return { body: undefined, opening: 0 };
    throw error;
  }
}

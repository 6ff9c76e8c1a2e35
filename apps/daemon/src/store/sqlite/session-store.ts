import { StoreError, type Store, type StoreChange } from "@antidrift/session";
import type { Notice } from "@antidrift/wire";
import { appendSpans, readSnapshot, writeSession, writeSnapshot } from "./rows.js";
import type { Opening, Transactions } from "./transactions.js";
import { parseSnapshot } from "./stored.js";

export interface SessionStoreOptions {
  readonly database: Transactions;
  /** What happened to the data up to now. */
  readonly notices: () => readonly Notice[];
  /** Keeps the text of a snapshot that makes no sense, and says so. */
  readonly keepDamaged: (body: string) => Notice;
}

/** The session's `Store`: the snapshot, the spans of the running session, and sessions as they end. */
export function sessionStore({ database, notices, keepDamaged }: SessionStoreOptions): Store {
  /** The snapshot as this process knows it, and in which opening of the database it saw it. */
  let known: { body: string | undefined; opening: number } = { body: undefined, opening: 0 };

  function load() {
    const { body, opening } = loadBody(database);
    known = { body, opening };
    const snapshot = body === undefined ? undefined : parseSnapshot(body);
    const damage = body === undefined || snapshot !== undefined ? [] : [keepDamaged(body)];
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

  return { load, commit };
}

function loadBody(database: Transactions): { body: string | undefined; opening: number } {
  try {
    return database.read((sql, { number }) => ({ body: readSnapshot(sql), opening: number }));
  } catch (error) {
    // The notice of the failed start says so.
    if (error instanceof StoreError) return { body: undefined, opening: 0 };
    throw error;
  }
}

import { InvalidInputError } from "../errors/invalid-input-error.js";
import { SessionNotFoundError } from "../errors/session-not-found-error.js";
import type { EvidenceSpan, SessionRecord } from "@antidrift/wire";
import type {
  History,
  HistoryImport,
  HistoryPage,
  HistoryQuery,
  SessionChange,
  SessionEntry,
  SessionPage,
  SpanQuery,
} from "../ports/history.js";
import { checkNote } from "../session/check-input.js";

/** A history that forgets with the process. Goes through JSON, as a real one would. */
export class MemoryHistory implements History {
  readonly #entries = new Map<string, SessionEntry>();
  /** The session that runs: one of its name cannot come from elsewhere. */
  runningId: string | undefined;

  /** Adds an ended session, or replaces what is there of it. */
  put(entry: SessionEntry): void {
    this.#entries.set(entry.session.id, throughJson(entry));
  }

  list(query: HistoryQuery): HistoryPage {
    const after = query.cursor === undefined ? undefined : readSessionCursor(query.cursor);
    const found = this.#newestFirst().filter(
      (session) => isAskedFor(session, query) && (after === undefined || isAfter(session, after)),
    );
    const sessions = found.slice(0, query.limit);
    const last = sessions.at(-1);
    const isLastPage = last === undefined || found.length <= query.limit;
    return { sessions, ...(!isLastPage && { nextCursor: writeCursor([last.started_at_ms, last.id]) }) };
  }

  get(id: string, query: SpanQuery): SessionPage {
    const { session, spans } = this.#find(id);
    const from = query.cursor === undefined ? 0 : readSpanCursor(query.cursor);
    const end = from + query.limit;
    return {
      session,
      spans: spans.slice(from, end),
      spansCount: spans.length,
      ...(end < spans.length && { nextCursor: writeCursor([end]) }),
    };
  }

  update(id: string, { outcome, note }: SessionChange): SessionRecord {
    const { session, spans } = this.#find(id);
    const changed = {
      ...session,
      ...(outcome !== undefined && { outcome }),
      ...(note !== undefined && { note: checkNote(note) }),
    };
    this.put({ session: changed, spans });
    return changed;
  }

  correct(id: string, change: (entry: SessionEntry) => SessionEntry): SessionRecord {
    const changed = change(throughJson(this.#find(id)));
    this.put(changed);
    return changed.session;
  }

  remove(id: string): SessionEntry {
    const entry = this.#find(id);
    this.#entries.delete(id);
    return entry;
  }

  sessions(): Iterable<SessionRecord> {
    return this.#newestFirst();
  }

  spans(id: string): Iterable<EvidenceSpan> {
    return throughJson(this.#entries.get(id)?.spans ?? []);
  }

  beginImport(): HistoryImport {
    let staged: SessionEntry[] = [];
    let waiting: EvidenceSpan[] = [];
    return {
      addSpans: (spans) => void waiting.push(...throughJson(spans)),
      add: ({ session, spans }) => {
        staged.push(throughJson({ session, spans: [...waiting, ...spans] }));
        waiting = [];
      },
      finish: () => this.#takeOver(staged),
      discard: () => void (staged = []),
    };
  }

  #takeOver(staged: readonly SessionEntry[]) {
    const before = new Map(this.#entries);
    const result = { imported: 0, unchanged: 0, kept: 0 };
    for (const entry of staged) {
      const there = before.get(entry.session.id);
      if (!this.#entries.has(entry.session.id) && entry.session.id !== this.runningId) {
        this.put(entry);
        result.imported += 1;
      } else if (there !== undefined && isSame(there.session, entry.session)) result.unchanged += 1;
      else result.kept += 1;
    }
    return result;
  }

  #newestFirst(): SessionRecord[] {
    const all = Array.from(this.#entries.values(), ({ session }) => throughJson(session));
    return all.toSorted((a, b) => (isAfter(a, { startedAtMs: b.started_at_ms, id: b.id }) ? 1 : -1));
  }

  #find(id: string): SessionEntry {
    const entry = this.#entries.get(id);
    if (entry === undefined) throw new SessionNotFoundError();
    return throughJson(entry);
  }
}

interface Position {
  readonly startedAtMs: number;
  readonly id: string;
}

/** Newest first, and by id where two started in the same millisecond. */
function isAfter(session: SessionRecord, { startedAtMs, id }: Position): boolean {
  if (session.started_at_ms !== startedAtMs) return session.started_at_ms < startedAtMs;
  return session.id < id;
}

function isAskedFor(session: SessionRecord, { fromMs, toMs, search }: HistoryQuery): boolean {
  const { started_at_ms: startedAtMs, next_action, success_condition, note } = session;
  if (fromMs !== undefined && startedAtMs < fromMs) return false;
  if (toMs !== undefined && startedAtMs >= toMs) return false;
  return search === undefined || fold(`${next_action}\n${success_condition}\n${note}`).includes(fold(search));
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** In whatever order their fields were written. */
function isSame(one: SessionRecord, other: SessionRecord): boolean {
  return textOf(one) === textOf(other);
}

function textOf(record: SessionRecord): string {
  return JSON.stringify(record, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function readSessionCursor(cursor: string): Position {
  const [startedAtMs, id] = readCursor(cursor);
  if (typeof startedAtMs !== "number" || typeof id !== "string") throw notACursor();
  return { startedAtMs, id };
}

function readSpanCursor(cursor: string): number {
  const [from] = readCursor(cursor);
  if (typeof from !== "number") throw notACursor();
  return from;
}

function readCursor(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(cursor);
    if (Array.isArray(parts)) return parts;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw notACursor();
}

function writeCursor(parts: readonly unknown[]): string {
  return JSON.stringify(parts);
}

function notACursor(): InvalidInputError {
  return new InvalidInputError("cursor", "The cursor is not one this history has given.");
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

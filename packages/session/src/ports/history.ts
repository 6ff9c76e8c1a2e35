import type { EvidenceSpan, Outcome, SessionRecord } from "@antidrift/wire";

/** One ended session with everything kept of it; also the unit of export and import. */
export interface SessionEntry {
  readonly session: SessionRecord;
  /** Oldest first. */
  readonly spans: readonly EvidenceSpan[];
}

export interface HistoryQuery {
  /** Sessions that started at or after this time, Unix milliseconds. */
  readonly fromMs?: number;
  /** Sessions that started before this time, Unix milliseconds. */
  readonly toMs?: number;
  /** Words to look for in action, condition and note, without regard to case. */
  readonly search?: string;
  /** How many sessions at most. */
  readonly limit: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
}

export interface HistoryPage {
  /** Newest first. */
  readonly sessions: readonly SessionRecord[];
  /** Absent on the last page. Stays good whatever is added or removed meanwhile. */
  readonly nextCursor?: string;
}

export interface SpanQuery {
  readonly limit: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
}

export interface SessionPage extends SessionEntry {
  readonly spansCount: number;
  /** Absent on the last page of spans. */
  readonly nextCursor?: string;
}

export interface SessionChange {
  readonly outcome?: Outcome;
  readonly note?: string;
}

export interface ImportResult {
  /** Sessions that were not there. */
  readonly imported: number;
  /** Sessions that were there just so. */
  readonly unchanged: number;
  /** Sessions that were there with another content, which stays. */
  readonly kept: number;
}

/** Sessions on their way in: kept apart until all of them are there. */
export interface HistoryImport {
  /** Spans of the session that is added next, oldest first: the first of many. Throws `StoreError`. */
  addSpans(spans: readonly EvidenceSpan[]): void;
  /** A session with the last of its spans. Throws `StoreError`. */
  add(entry: SessionEntry): void;
  /** Makes all of them part of the history at once. Throws `StoreError` with nothing changed. */
  finish(): ImportResult;
  /** Forgets them. Also to be called after `finish`; never throws. */
  discard(): void;
}

/**
 * The ended sessions. Every method throws `StoreError` when the store cannot be
 * reached, those that only read `StoreReadError`; nothing is changed then.
 */
export interface History {
  /** Throws `InvalidInputError` for a cursor that is not one of ours. */
  list(query: HistoryQuery): HistoryPage;
  /** Throws `SessionNotFoundError`. */
  get(id: string, spans: SpanQuery): SessionPage;
  /** Returns the session as it is now. Throws `SessionNotFoundError`. */
  update(id: string, change: SessionChange): SessionRecord;
  /**
   * Replaces what is kept of a session by what `change` makes of it, which keeps its id and start. Returns the session as
   * it is now. Throws `SessionNotFoundError`, and what `change` throws with nothing changed.
   */
  correct(id: string, change: (entry: SessionEntry) => SessionEntry): SessionRecord;
  /** Returns what was removed, so that it can be imported again. Throws `SessionNotFoundError`. */
  remove(id: string): SessionEntry;
  /** All sessions, newest first, a page at a time: memory stays bounded however many there are. */
  sessions(): Iterable<SessionRecord>;
  /** All spans of a session, oldest first, a page at a time. */
  spans(id: string): Iterable<EvidenceSpan>;
  /** Begins to take sessions in from elsewhere. */
  beginImport(): HistoryImport;
}

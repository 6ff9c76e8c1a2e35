import type { CallInput, Client } from "@antidrift/client";
import {
  DEFAULTS,
  EXPORT_VERSION,
  type ExportedSession,
  type SessionChange,
  type SessionRecord,
} from "@antidrift/wire";

/** What of the daemon's client the list needs. */
export type HistoryApi = Pick<Client, "listSessions" | "updateSession" | "removeSession" | "importHistory">;

type Query = NonNullable<CallInput<"listSessions">[0]>;

export interface Day {
  /** Local midnight. */
  ms: number;
  records: SessionRecord[];
}

const PAGE = DEFAULTS.sessionsPerPage;

/** The ended sessions as far as they were read, the newest first. */
export class HistoryList {
  records = $state.raw<SessionRecord[]>([]);
  query = $state("");
  /** "reading" only before the first answer: what is there stays while more comes. */
  status = $state<"reading" | "ready" | "failed">("reading");
  deleted = $state.raw<ExportedSession>();
  readonly days = $derived(byDay(this.records));
  /** Seconds; what a bar of full length stands for. */
  readonly longest = $derived(
    Math.max(1, ...this.records.flatMap((record) => [record.planned_timebox_secs, record.worked_secs])),
  );
  readonly more = $derived.by(() => this.#cursor !== undefined);
  #cursor = $state<string>();
  #asked = 0;
  readonly #api: HistoryApi;

  constructor(api: HistoryApi) {
    this.#api = api;
  }

  /** Reads the first page of what matches; an answer that was overtaken by a later question is dropped. */
  async search(query = this.query): Promise<void> {
    this.query = query;
    await this.#read({ q: query.trim(), limit: PAGE }, (items) => items);
  }

  async readMore(): Promise<void> {
    if (this.#cursor === undefined) return;
    const query = { q: this.query.trim(), limit: PAGE, cursor: this.#cursor };
    await this.#read(query, (items) => [...this.records, ...items]);
  }

  /** Reads once more what could not be read. */
  async tryAgain(): Promise<void> {
    await (this.#cursor === undefined ? this.search() : this.readMore());
  }

  async edit(id: string, change: SessionChange): Promise<void> {
    const edited = await this.#api.updateSession(id, change);
    this.records = this.records.map((record) => (record.id === id ? edited : record));
  }

  async remove(id: string): Promise<void> {
    this.deleted = await this.#api.removeSession(id);
    this.records = this.records.filter((record) => record.id !== id);
  }

  /** Brings the record deleted last back. */
  async undoRemove(): Promise<void> {
    const deleted = this.deleted;
    if (deleted === undefined) return;
    await this.#api.importHistory({ version: EXPORT_VERSION, sessions: [deleted] });
    this.deleted = undefined;
    this.records = [...this.records, deleted.session].toSorted((a, b) => b.started_at_ms - a.started_at_ms);
  }

  async #read(query: Query, join: (items: SessionRecord[]) => SessionRecord[]): Promise<void> {
    const asked = ++this.#asked;
    try {
      const page = await this.#api.listSessions(query);
      if (asked !== this.#asked) return;
      this.records = join(page.sessions);
      this.#cursor = page.next_cursor;
      this.status = "ready";
    } catch {
      if (asked !== this.#asked) return;
      // What was found for other words is no answer.
      this.records = join([]);
      this.#cursor = query.cursor;
      this.status = "failed";
    }
  }
}

function byDay(records: SessionRecord[]): Day[] {
  const days: Day[] = [];
  for (const record of records) {
    const ms = new Date(record.started_at_ms).setHours(0, 0, 0, 0);
    const last = days.at(-1);
    if (last?.ms === ms) last.records.push(record);
    else days.push({ ms, records: [record] });
  }
  return days;
}

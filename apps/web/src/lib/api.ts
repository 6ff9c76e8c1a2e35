import type { EvidenceSpan, Outcome, SessionRecord, StateView } from "@antidrift/session";
import { request } from "./request.js";

/** What the user commits to. */
export interface CommitmentDraft {
  next_action: string;
  success_condition: string;
  timebox_secs: number;
}

/** What is known of the coach before anybody asks it. */
export interface CoachHealth {
  backend?: string;
  /** "ready", or why not: "not_installed", "not_runnable", ... */
  status: string;
  program?: string;
  /** Of a missing program: the command that was named. */
  path?: string;
  version?: string;
  model?: string;
  /** One sentence: how to get what is missing. */
  remedy?: string;
  /** What exactly is wrong, in English: a settings file and its line, or a version. */
  detail?: string;
}

export interface HistoryPage {
  sessions: SessionRecord[];
  /** Absent on the last page. */
  next_cursor?: string;
}

export interface DeletedRecord {
  session: SessionRecord;
  spans: EvidenceSpan[];
}

export interface HistoryQuery {
  from?: number;
  to?: number;
  limit?: number;
  cursor?: string;
  q?: string;
}

export const getState = () => request<StateView>("/state");
export const getHealth = () => request<{ coach?: CoachHealth }>("/healthz");

export const enterPlanning = () => post("/planning");
export const requestCoach = (intent: string) => post("/coach", { intent });
export const cancelCoach = () => request<StateView>("/coach", { method: "DELETE" });
export const prepareCoach = () => request<unknown>("/coach/prepare", { method: "POST", body: {} });
export const startCommitment = (draft: CommitmentDraft) => post("/commitment", draft);
export const extend = (secs: number) => post("/extend", { secs });
export const enterReview = () => post("/review");
export const end = (said: { outcome?: Outcome; note?: string } = {}) => post("/end", said);

export function listHistory(query: HistoryQuery): Promise<HistoryPage> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return request<HistoryPage>(
    `/history?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`,
  );
}

export const editRecord = (id: string, change: { outcome?: Outcome; note?: string }) =>
  request<SessionRecord>(`/history/${encodeURIComponent(id)}`, { method: "PATCH", body: change });

/** Answers with all that was kept, so that `restoreRecord` can bring it back. */
export const deleteRecord = (id: string) =>
  request<DeletedRecord>(`/history/${encodeURIComponent(id)}`, { method: "DELETE" });

export const restoreRecord = (deleted: DeletedRecord) =>
  request<unknown>("/import", { method: "POST", body: { version: 1, sessions: [deleted] } });

export const dismissNotice = (code: string) =>
  request<StateView>(`/notices/${encodeURIComponent(code)}`, { method: "DELETE" });

export const exportAddress = (format: "json" | "csv") => `/export?format=${format}`;

function post(path: string, body: unknown = {}): Promise<StateView> {
  return request<StateView>(path, { method: "POST", body });
}

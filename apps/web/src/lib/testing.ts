import type { CoachView, CommitmentView, SessionRecord, StateView } from "@antidrift/wire";

/** A State to test with; say only what matters. */
export function stateView(parts: Partial<StateView> = {}): StateView {
  return { revision: 1, now_ms: 1_000_000, runtime_state: "locked", notices: [], ...parts };
}

export function coachView(parts: Partial<CoachView> = {}): CoachView {
  return { status: "idle", generation: 0, ...parts };
}

export function commitmentView(parts: Partial<CommitmentView> = {}): CommitmentView {
  return {
    id: "c1",
    next_action: "Draft the summary",
    success_condition: "It has three paragraphs",
    timebox_secs: 1500,
    planned_timebox_secs: 1500,
    extensions: 0,
    started_at_ms: 1_000_000,
    deadline_ms: 2_500_000,
    overtime: false,
    gaps: [],
    ...parts,
  };
}

export function sessionRecord(parts: Partial<SessionRecord> = {}): SessionRecord {
  return {
    id: "r1",
    next_action: "Draft the summary",
    success_condition: "It has three paragraphs",
    planned_timebox_secs: 1500,
    extensions: [],
    started_at_ms: 1_000_000,
    ended_at_ms: 2_500_000,
    worked_secs: 1500,
    overtime_secs: 0,
    gaps: [],
    outcome: "done",
    note: "",
    ...parts,
  };
}

/** A storage area that lives as long as the test. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

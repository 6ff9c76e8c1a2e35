import type {
  CoachView,
  CommitmentView,
  DriftView,
  EvidenceSummary,
  EvidenceView,
  SessionRecord,
  StateView,
} from "@antidrift/wire";
import { NOW_MS } from "./scene.js";

const MINUTE_MS = 60_000;

export function state(parts: Partial<StateView>): StateView {
  return { revision: 7, now_ms: NOW_MS, runtime_state: "locked", notices: [], ...parts };
}

export function planning(coach: Partial<CoachView> = {}, parts: Partial<StateView> = {}): StateView {
  return state({
    runtime_state: "planning",
    coach: { status: "idle", generation: 0, program: "claude", ...coach },
    ...parts,
  });
}

/** Committed to 45 minutes of which this many are left. */
export function commitment(minutesLeft: number, parts: Partial<CommitmentView> = {}): CommitmentView {
  const deadline_ms = NOW_MS + minutesLeft * MINUTE_MS;
  return {
    id: "00000000-0000-4000-8000-00000000000c",
    next_action: "Write the outline of the slides",
    success_condition: "Ten headings, each with one sentence below it",
    timebox_secs: 2700,
    planned_timebox_secs: 2700,
    extensions: 0,
    started_at_ms: deadline_ms - 45 * MINUTE_MS,
    deadline_ms,
    overtime: minutesLeft <= 0,
    gaps: [],
    ...parts,
  };
}

export function evidence(parts: Partial<EvidenceView> = {}): EvidenceView {
  return {
    source: "x11",
    health: { status: "healthy", since_ms: NOW_MS - 20 * MINUTE_MS },
    idle: false,
    current: { app: "Code", title: "slides.md", since_ms: NOW_MS - MINUTE_MS },
    spans_count: 15,
    ...parts,
  };
}

export const SUMMARY: EvidenceSummary = {
  apps: [
    { app: "Code", secs: 1500 },
    { app: "Firefox", secs: 540 },
    { app: "Terminal", secs: 160 },
  ],
  other_secs: 0,
  observed_secs: 2200,
  unknown_secs: 280,
  gap_secs: 0,
  longest_stretch: { app: "Code", secs: 840 },
  switches: 14,
};

/** Of the newest session in the history: 25 minutes. */
const SHORT_SUMMARY: EvidenceSummary = {
  apps: [
    { app: "Thunderbird", secs: 900 },
    { app: "Firefox", secs: 420 },
  ],
  other_secs: 0,
  observed_secs: 1320,
  unknown_secs: 180,
  gap_secs: 0,
  longest_stretch: { app: "Thunderbird", secs: 540 },
  switches: 5,
};

/** Off task for nine minutes, and told so. */
export function drift(parts: Partial<DriftView> = {}): DriftView {
  return {
    relation: "off_task",
    by: "list",
    reason: "YouTube is a place for videos, and its title shows music.",
    sign: true,
    drifting: true,
    since_ms: NOW_MS - 9 * MINUTE_MS,
    on_secs: 900,
    off_secs: 540,
    unclear_secs: 120,
    not_judged_secs: 60,
    drifts: 2,
    recovery_secs: 70,
    muted: false,
    ...parts,
  };
}

export const NUDGE = {
  id: 1,
  at_ms: NOW_MS,
  app: "Firefox",
  title: "lofi mix - YouTube",
  why: "9 minutes on lofi mix - YouTube.",
  words: "If I end up on YouTube, I close the tab and write one sentence.",
};

const ACTIONS = [
  "Reply to Petra about the contract",
  "Draft the executive summary section",
  "Read chapter 12 and write five notes",
  "Sketch the landing page on paper",
  "Sort the receipts of October",
  "Write the outline of the slides",
  "Outline the talk in ten lines",
  "Call the dentist and fix a date",
  "Mark the five longest paragraphs",
  "Draft the agenda for Monday",
];
const OUTCOMES = ["done", "partly", "done", "done", "not_done"] as const;
const PLANNED_SECS = [1500, 2700, 900, 1800];
const WORKED_SHARE = [1, 1.25, 0.7, 1.1, 1.5];

/** The newest first, about two and a half a day. */
export function sessions(count: number): SessionRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const planned = PLANNED_SECS[index % PLANNED_SECS.length] ?? 1500;
    const worked = Math.round(planned * (WORKED_SHARE[index % WORKED_SHARE.length] ?? 1));
    const started = NOW_MS - 90 * MINUTE_MS - Math.round((index * 86_400_000) / 2.5);
    return {
      id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      next_action: ACTIONS[index % ACTIONS.length] ?? "",
      success_condition: "Another person could check it",
      planned_timebox_secs: planned,
      extensions: index === 0 ? [{ at_ms: started + 1_200_000, secs: 300 }] : [],
      started_at_ms: started,
      ended_at_ms: started + worked * 1000,
      worked_secs: worked,
      overtime_secs: Math.max(0, worked - planned),
      gaps: [],
      outcome: OUTCOMES[index % OUTCOMES.length] ?? "done",
      note: index % 3 === 0 ? "Start with the numbers next time." : "",
      ...(index === 0 && { evidence: SHORT_SUMMARY }),
    };
  });
}

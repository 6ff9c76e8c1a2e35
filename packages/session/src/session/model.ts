import { DEFAULT_JUDGING, type JudgingSettings } from "../judging/judging-settings.js";
import type { SessionDrift } from "../judging/session-drift.js";
import type { Evidence } from "../evidence/evidence.js";
import type { Reports } from "../evidence/reports.js";
import type { Commitment } from "./commitment.js";
import type { CoachState } from "../coach/coach-state.js";
import type { Gap, Notice, RuntimeState, StateView } from "@antidrift/wire";

/** Everything the Controller knows, never changed in place: a change is a new Model. */
export interface Model {
  readonly runtimeState: RuntimeState;
  /** While active and in review. */
  readonly session?: RunningSession;
  readonly coach: CoachState;
  readonly reports: Reports;
  readonly notices: readonly Notice[];
  readonly judging: JudgingSettings;
  /** Who shows a nudge as a notification of the desktop. */
  readonly notify?: StateView["notify"];
  /** Nudges of the sessions of the last 24 hours that are over. */
  readonly nudgedMs: readonly number[];
}

/** What the user has committed to, from the start until the outcome is told. */
export interface RunningSession {
  readonly id: string;
  readonly commitment: Commitment;
  readonly extensions: readonly Extension[];
  /** By the wall clock of that moment. */
  readonly startedAtMs: number;
  /** The same moment on the monotonic clock. Before this daemon started, when the session is older. */
  readonly startedMono: number;
  readonly gaps: readonly Gap[];
  /** Deliberate breaks that are over, and the one that goes on; on the session's axis. */
  readonly pauses: readonly Gap[];
  readonly paused?: { readonly sinceMs: number; readonly untilMs?: number };
  readonly overtime: boolean;
  /** Only in review. */
  readonly endedAtMs?: number;
  readonly evidence: Evidence;
  /** Absent as long as nothing judges. */
  readonly drift?: SessionDrift;
}

interface Extension {
  readonly at_ms: number;
  readonly secs: number;
}

/** Locked, with nothing known. Until a source is chosen, windows can be pushed. */
export function freshModel(mono: number, judging: JudgingSettings = DEFAULT_JUDGING): Model {
  const health = { status: "stale", reason: "No window was reported yet.", sinceMono: mono } as const;
  return {
    runtimeState: "locked",
    coach: { status: "idle", generation: 0 },
    reports: { name: "http", believed: "source", idle: false, health },
    notices: [],
    judging,
    nudgedMs: [],
  };
}

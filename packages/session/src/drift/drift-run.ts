import type { Surface } from "@antidrift/ai";
import type { Relation } from "./relation.js";
import type { DriftSpan, GivenNudge, RelationSecs, SignSpan } from "./drift-outcome.js";
import { DRIFT, DRIFT_FROM_SECS, type Policy, type Sensitivity } from "./policy.js";
import type { RunEvent } from "./run-event.js";

/** Beyond it, a broken clock could keep the count running for hours. */
const LAST_SECOND = 10_000_000_000;

/** What is in front in one second. */
export interface Front {
  readonly relation: Relation | "not_judged";
  readonly surface?: Surface;
}

/** A drift that goes on. All times are whole seconds of the session. */
interface RunningDrift {
  /** The second off with which the balance last left 0. */
  readonly from: number;
  /** When the balance was high enough. */
  readonly begun: number;
  /** Its first nudge and its last one. */
  firstNudge?: number;
  lastNudge?: number;
  nudges: number;
  /** Whether its last nudge is about the only surface that was off task. */
  alone?: boolean;
  /** Whether the next nudge is due as soon as it is allowed. */
  earned: boolean;
}

/**
 * A session as far as it has been counted: everything that what comes next depends on. Only the functions of this
 * folder change it, and only until it is shared: `copyRun` makes one that may be changed.
 */
export interface DriftRun {
  readonly startedAtMs: number;
  sensitivity: Sensitivity;
  nudging: boolean;
  /** Nudges that count for the limits, in seconds of this session; those of sessions before are negative. */
  readonly nudgedAt: number[];
  /** The first second that is not counted yet. */
  second: number;
  /** Events of that second, in the order in which they came. */
  due: RunEvent[];
  front: Front;
  /** Whether another window came to the front in this second. */
  changed: boolean;
  /** The last one in front that an answer may mean. */
  lastSurface?: Surface;
  balance: number;
  /** The second off with which the balance last left 0. */
  leftZero: number;
  lastOff: number;
  /** Seconds on task since the last second off, and the first of them. */
  onSecs: number;
  onFrom: number;
  /** Before this second nothing counts. */
  countsFrom: number;
  signFrom?: number;
  drift?: RunningDrift;
  muted: boolean;
  /** Keys of surfaces that the user called on task. */
  pardoned: Set<string>;
  /** Seconds off task by the key of the surface, without those pardoned. */
  offSecs: Map<string, number>;
  /** Whether no other run shares `offSecs`. */
  ownsOffSecs: boolean;
  /** Seconds off task of what is in front, which are not in `offSecs` yet. */
  frontOffSecs: number;
  readonly secs: RelationSecs;
  readonly drifts: DriftSpan[];
  readonly nudges: GivenNudge[];
  readonly signs: SignSpan[];
}

/** A session that begins now. */
export function newRun(startedAtMs: number, policy: Policy): DriftRun {
  const { sensitivity = "normal", nudges = true, earlierNudgesMs = [] } = policy;
  return {
    startedAtMs,
    sensitivity,
    nudging: nudges,
    nudgedAt: earlierNudgesMs.map((ms) => (ms - startedAtMs) / 1_000).filter((second) => second <= 0),
    second: 0,
    due: [],
    front: { relation: "not_judged" },
    changed: false,
    balance: 0,
    leftZero: 0,
    lastOff: -DRIFT.forgottenAfterSecs,
    onSecs: 0,
    onFrom: 0,
    countsFrom: DRIFT.startSecs,
    muted: false,
    pardoned: new Set(),
    offSecs: new Map(),
    ownsOffSecs: true,
    frontOffSecs: 0,
    secs: { on: 0, off: 0, unclear: 0, notJudged: 0 },
    drifts: [],
    nudges: [],
    signs: [],
  };
}

/** Another run in the same state, which changes without the first. */
export function copyRun(run: DriftRun): DriftRun {
  return {
    ...run,
    due: [...run.due],
    ...(run.drift === undefined ? {} : { drift: { ...run.drift } }),
    pardoned: new Set(run.pardoned),
    ownsOffSecs: false,
    secs: { ...run.secs },
    drifts: [...run.drifts],
    nudgedAt: [...run.nudgedAt],
    nudges: [...run.nudges],
    signs: [...run.signs],
  };
}

/** The balance with which a drift begins. */
export function threshold({ sensitivity }: DriftRun): number {
  return DRIFT_FROM_SECS[sensitivity];
}

/** Unix milliseconds of the beginning of a second of the session. */
export function msOf({ startedAtMs }: DriftRun, second: number): number {
  return startedAtMs + second * 1_000;
}

/** The whole second of the session in which a moment lies. Nothing lies before the start, or centuries after it. */
export function secondOf({ startedAtMs }: DriftRun, atMs: number): number {
  const second = Math.floor((atMs - startedAtMs) / 1_000);
  return second > 0 ? Math.min(second, LAST_SECOND) : 0;
}

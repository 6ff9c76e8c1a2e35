import { DriftRecord } from "@antidrift/wire/schemas";
import { Type, type Static } from "typebox";
import type { DriftRun } from "../drift/drift-run.js";
import { surfaceKey } from "../drift/surface-key.js";
import { asOfNow, learn, resumeLive } from "../drift/live-drift.js";
import { NOT_JUDGED } from "./not-judged.js";
import type { SessionDrift } from "./session-drift.js";

/** Surfaces off task that are remembered by name over a restart; the longest of them. */
const SURFACES_KEPT = 200;

const Count = Type.Integer({ minimum: 0 });
const SurfaceSnapshot = Type.Object({ app: Type.String(), title: Type.String() });
const RuleSnapshot = Type.Object({
  relation: Type.Union([Type.Literal("on_task"), Type.Literal("off_task")]),
  app: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  when: Type.Optional(Type.String()),
});

/** How a running session was judged so far; see `DriftRun`. */
export const DriftSnapshot = Type.Object({
  sensitivity: DriftRecord.properties.sensitivity,
  nudging: Type.Boolean(),
  nudged_at: Type.Array(Type.Number()),
  second: Count,
  last_surface: Type.Optional(SurfaceSnapshot),
  balance: Count,
  left_zero: Count,
  last_off: Type.Integer(),
  on_secs_since: Count,
  on_from: Count,
  counts_from: Count,
  sign_from: Type.Optional(Count),
  running: Type.Optional(
    Type.Object({
      from: Count,
      begun: Count,
      firstNudge: Type.Optional(Count),
      lastNudge: Type.Optional(Count),
      nudges: Count,
      alone: Type.Optional(Type.Boolean()),
      earned: Type.Boolean(),
    }),
  ),
  muted: Type.Boolean(),
  pardoned: Type.Array(Type.String()),
  off_secs: Type.Array(Type.Object({ key: Type.String(), secs: Count })),
  secs: Type.Object({ on: Count, off: Count, unclear: Count, notJudged: Count }),
  drifts: Type.Array(
    Type.Object({
      fromMs: Type.Integer(),
      toMs: Type.Optional(Type.Integer()),
      recoveryMs: Type.Optional(Type.Integer()),
    }),
  ),
  nudges: Type.Array(Type.Object({ atMs: Type.Integer(), surface: SurfaceSnapshot })),
  signs: Type.Array(Type.Object({ fromMs: Type.Integer(), toMs: Type.Integer() })),
  answers: Type.Array(
    Type.Object({
      atMs: Type.Integer(),
      kind: Type.Literal("answer"),
      answer: DriftRecord.properties.answers.items.properties.answer,
      surface: Type.Optional(SurfaceSnapshot),
      exact: Type.Optional(Type.Boolean()),
    }),
  ),
  rules: Type.Array(RuleSnapshot),
});
export type DriftSnapshot = Static<typeof DriftSnapshot>;

export function toDriftSnapshot({ live, answers, rules }: SessionDrift): DriftSnapshot {
  const run = asOfNow(live);
  return {
    sensitivity: run.sensitivity,
    nudging: run.nudging,
    nudged_at: run.nudgedAt,
    second: run.second,
    ...(run.lastSurface === undefined ? {} : { last_surface: run.lastSurface }),
    balance: run.balance,
    left_zero: run.leftZero,
    last_off: run.lastOff,
    on_secs_since: run.onSecs,
    on_from: run.onFrom,
    counts_from: run.countsFrom,
    ...(run.signFrom === undefined ? {} : { sign_from: run.signFrom }),
    ...(run.drift === undefined ? {} : { running: { ...run.drift } }),
    muted: run.muted,
    pardoned: [...run.pardoned],
    off_secs: [...longest(run.offSecs), ...frontOff(run)],
    secs: { ...run.secs },
    drifts: [...run.drifts],
    nudges: [...run.nudges],
    signs: [...run.signs],
    answers: [...answers],
    rules: [...rules],
  };
}

type OffSecs = DriftSnapshot["off_secs"];

/** Sorted once for each map: snapshots are made far more often than it changes. */
const SORTED = new WeakMap<ReadonlyMap<string, number>, OffSecs>();

function longest(offSecs: ReadonlyMap<string, number>): OffSecs {
  const known = SORTED.get(offSecs);
  if (known !== undefined) return known;
  const all = Array.from(offSecs, ([key, secs]) => ({ key, secs }));
  const kept =
    all.length <= SURFACES_KEPT ? all : all.toSorted((a, b) => b.secs - a.secs).slice(0, SURFACES_KEPT);
  SORTED.set(offSecs, kept);
  return kept;
}

function frontOff({ front, frontOffSecs }: DriftRun): OffSecs {
  return frontOffSecs === 0 || front.surface === undefined
    ? []
    : [{ key: surfaceKey(front.surface), secs: frontOffSecs }];
}

function sumUp(offSecs: OffSecs): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { key, secs } of offSecs) sums.set(key, (sums.get(key) ?? 0) + secs);
  return sums;
}

/** Goes on from it. Nothing is known of what came after `savedAtMs`. */
export function fromDriftSnapshot(
  saved: DriftSnapshot,
  startedAtMs: number,
  savedAtMs: number,
): SessionDrift {
  const run: DriftRun = {
    startedAtMs,
    sensitivity: saved.sensitivity,
    nudging: saved.nudging,
    nudgedAt: saved.nudged_at,
    second: saved.second,
    due: [],
    front: { relation: "not_judged" },
    changed: false,
    ...(saved.last_surface === undefined ? {} : { lastSurface: saved.last_surface }),
    balance: saved.balance,
    leftZero: saved.left_zero,
    lastOff: saved.last_off,
    onSecs: saved.on_secs_since,
    onFrom: saved.on_from,
    countsFrom: saved.counts_from,
    ...(saved.sign_from === undefined ? {} : { signFrom: saved.sign_from }),
    ...(saved.running === undefined ? {} : { drift: saved.running }),
    muted: saved.muted,
    pardoned: new Set(saved.pardoned),
    offSecs: sumUp(saved.off_secs),
    ownsOffSecs: true,
    frontOffSecs: 0,
    secs: saved.secs,
    drifts: saved.drifts,
    nudges: saved.nudges,
    signs: saved.signs,
  };
  const gone = { atMs: savedAtMs, kind: "not_judged", reason: NOT_JUDGED.gap } as const;
  return { live: learn(resumeLive(run), gone), answers: saved.answers, rules: saved.rules };
}

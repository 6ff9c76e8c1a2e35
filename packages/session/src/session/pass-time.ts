import { breakOff, observe, type Evidence } from "../evidence/evidence.js";
import { judge, sourceName, trustedSample, type Reports } from "../evidence/reports.js";
import type { Instant } from "../time/instant.js";
import type { Model, RunningSession } from "./model.js";
import { endPause } from "./pausing.js";
import { deadlineMono, monoOf, sessionTimeMs } from "./session-time.js";

/** A stop of the machine or the daemon longer than this is a gap. */
export const GAP_OVER_MS = 60_000;

/**
 * What the mere passing of time did to a running session: a stop longer than 60 s is a gap, a silent source is
 * stale, a passed deadline is overtime. The same Model when nothing happened.
 */
export function passTime(model: Model, lastAwakeMono: number, now: Instant): Model {
  const { session } = model;
  if (model.runtimeState !== "active" || session === undefined) return model;
  const rested = endDuePause(session, now.monoMs);
  // A sleep inside a pause belongs to it.
  const awake = addGap(rested, Math.max(lastAwakeMono, pauseEndMono(session, rested)), now.monoMs);
  const awoken = awake === session ? model : { ...model, session: awake };
  const judged = followReports(awoken, judge(model.reports, now.monoMs), now.monoMs);
  return crossDeadline(judged, now.monoMs);
}

/** The Model with other reports, and the running session's evidence as these have it. */
export function followReports(model: Model, reports: Reports, mono: number, seen = observe): Model {
  const { session } = model;
  const next = isSame(model.reports, reports) ? model : { ...model, reports };
  if (model.runtimeState !== "active" || session === undefined || session.paused !== undefined) return next;
  const trusted = forgetUnconfirmed(model, session, mono);
  const evidence =
    watch(trusted, reports, session, mono) ??
    seen(trusted, trustedSample(reports), sessionTimeMs(session, mono));
  return evidence === session.evidence ? next : { ...next, session: { ...session, evidence } };
}

/** What is off task and plays is watched without input, for so long. */
const WATCHED_FOR_MS = 600_000;

/** What was seen when the user watches something that plays; `undefined` when not. */
function watch(
  evidence: Evidence,
  reports: Reports,
  session: RunningSession,
  mono: number,
): Evidence | undefined {
  const { idle, playing, idleSinceMono, health } = reports;
  if (!idle || playing !== true || idleSinceMono === undefined || health.status !== "healthy")
    return undefined;
  if (evidence.open?.relation !== "off_task") return undefined;
  const untilMono = idleSinceMono + WATCHED_FOR_MS;
  return mono < untilMono ? evidence : observe(evidence, undefined, sessionTimeMs(session, untilMono));
}

/** Of a reporter that fell silent, only what came before its last sign of life was seen. */
function forgetUnconfirmed({ reports }: Model, session: RunningSession, mono: number): Evidence {
  const reporter = reports[reports.believed];
  if (reports.health.status !== "healthy" || reporter === undefined) return session.evidence;
  const now = judge(reports, mono);
  if (now.believed === reports.believed && now.health.status === "healthy") return session.evidence;
  return observe(session.evidence, undefined, sessionTimeMs(session, reporter.signMono));
}

function endDuePause(session: RunningSession, mono: number): RunningSession {
  const untilMs = session.paused?.untilMs;
  if (untilMs === undefined || sessionTimeMs(session, mono) < untilMs) return session;
  const resumed = endPause(session, untilMs);
  return { ...resumed, evidence: observe(resumed.evidence, undefined, untilMs) };
}

function pauseEndMono(before: RunningSession, { paused }: RunningSession): number {
  if (paused !== undefined) return Infinity;
  return before.paused?.untilMs === undefined ? 0 : monoOf(before, before.paused.untilMs);
}

function addGap(session: RunningSession, lastAwakeMono: number, mono: number): RunningSession {
  if (mono - lastAwakeMono <= GAP_OVER_MS) return session;
  return withGap(session, sessionTimeMs(session, lastAwakeMono), sessionTimeMs(session, mono));
}

/** The session with a stretch in which nothing ran and nothing was seen. */
export function withGap(session: RunningSession, from_ms: number, to_ms: number): RunningSession {
  const evidence = observe(breakOff(session.evidence, from_ms), undefined, to_ms);
  return { ...session, gaps: [...session.gaps, { from_ms, to_ms }], evidence };
}

function crossDeadline(model: Model, mono: number): Model {
  const { session } = model;
  if (session === undefined || session.overtime || mono < deadlineMono(session, mono)) return model;
  return { ...model, session: { ...session, overtime: true } };
}

/** Whether a reader of the State can tell them apart. */
export function looksDifferent(a: Reports, b: Reports): boolean {
  return a.health !== b.health || a.idle !== b.idle || sourceName(a) !== sourceName(b);
}

function isSame(a: Reports, b: Reports): boolean {
  if (looksDifferent(a, b) || a.name !== b.name) return false;
  if (a.playing !== b.playing || a.idleSinceMono !== b.idleSinceMono) return false;
  return a.source === b.source && a.pushed === b.pushed && a.verdict === b.verdict;
}

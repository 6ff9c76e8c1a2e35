import { Value } from "typebox/value";
import { breakOff, observe, type Evidence } from "../evidence/evidence.js";
import type { Tally } from "../evidence/tally.js";
import type { StoreContents } from "../ports/store.js";
import { fromDriftSnapshot, type DriftSnapshot } from "../judging/drift-snapshot.js";
import type { SessionDrift } from "../judging/session-drift.js";
import { commitmentFromWire } from "../session/commitment.js";
import type { Model, RunningSession } from "../session/model.js";
import { GAP_OVER_MS, withGap } from "../session/pass-time.js";
import { endPause } from "../session/pausing.js";
import { deadlineMono } from "../session/session-time.js";
import { Snapshot, type SessionSnapshot } from "../snapshot.js";
import type { Notice } from "@antidrift/wire";
import type { Instant } from "../time/instant.js";

/** The Model to go on with. */
export interface Restored {
  readonly model: Model;
  /** Above every one that may have been answered. */
  readonly revision: number;
  /** Whether the Model is another than the one that was saved. */
  readonly moved: boolean;
}

const NOT_USABLE: Notice = {
  code: "snapshot_not_usable",
  message: "The saved state could not be used, so AntiDrift starts locked. The history is not affected.",
};

/** Goes on where the last run stopped. The wall clock bridges the time between; stepped back, it counts as none. */
export function restore(contents: StoreContents, fresh: Model, now: Instant): Restored {
  const { snapshot } = contents;
  const usable = isUsable(snapshot);
  const notices = [...contents.notices, ...(snapshot === undefined || usable ? [] : [NOT_USABLE])];

  const revision = Math.max(wallRevision(now), usable ? snapshot.revision + 1 : 0);
  // Growing from the revision, a generation never comes twice to a page that outlives this daemon.
  const nudgedMs = usable ? (snapshot.nudged_ms ?? []) : [];
  const model = { ...fresh, notices, nudgedMs, coach: { ...fresh.coach, generation: revision } };
  if (!usable) return { model, revision, moved: false };
  const { runtime_state: runtimeState, session: saved } = snapshot;
  if (saved === undefined) return { model: { ...model, runtimeState }, revision, moved: false };
  const session = restoreSession(saved, Math.max(0, now.wallMs - snapshot.saved_at_ms), now);
  return { model: { ...model, runtimeState, session }, revision, moved: runtimeState === "active" };
}

/**
 * A revision that is above all that were answered before `now`, also by a run that could save nothing: no run makes a
 * change a microsecond. What was saved guards against a clock that was set back.
 */
function wallRevision(now: Instant): number {
  return Math.floor(now.wallMs) * 1_000;
}

function isUsable(snapshot: unknown): snapshot is Snapshot {
  if (!Value.Check(Snapshot, snapshot)) return false;
  const { session, runtime_state } = snapshot;
  if (runtime_state === "active") return session !== undefined && session.ended_at_ms === undefined;
  if (runtime_state === "review") return session?.ended_at_ms !== undefined;
  return session === undefined;
}

function restoreSession(saved: SessionSnapshot, downMs: number, now: Instant): RunningSession {
  const session: RunningSession = {
    id: saved.id,
    commitment: commitmentFromWire(saved),
    extensions: saved.extensions,
    startedAtMs: saved.started_at_ms,
    startedMono: now.monoMs - saved.elapsed_ms - downMs,
    gaps: saved.gaps,
    pauses: saved.pauses ?? [],
    ...(saved.paused === undefined ? {} : { paused: restorePause(saved.paused) }),
    overtime: false,
    evidence: restoreEvidence(saved.evidence),
    ...(saved.drift === undefined ? {} : { drift: restoreDrift(saved, saved.drift) }),
  };
  if (saved.ended_at_ms !== undefined) return endedSession(session, saved.ended_at_ms);
  const overtime = now.monoMs >= deadlineMono(session, now.monoMs);
  const savedAtMs = saved.started_at_ms + saved.elapsed_ms;
  // A window that was saved in the moment it came was seen, and counts.
  const seenUntilMs = Math.max(savedAtMs, (saved.evidence.open?.from_ms ?? 0) + 1);
  const isSeen = saved.evidence.open?.kind === "window";
  return bridge({ ...session, overtime }, isSeen ? seenUntilMs : savedAtMs, downMs);
}

function endedSession(session: RunningSession, endedAtMs: number): RunningSession {
  const endedMono = session.startedMono + endedAtMs - session.startedAtMs;
  return { ...session, endedAtMs, overtime: endedMono >= deadlineMono(session, endedMono) };
}

/** Nothing was seen while the daemon was down; a long time down is a gap. */
function bridge(session: RunningSession, savedAtMs: number, downMs: number): RunningSession {
  // A pause takes in what lies within it; what lies behind it is bridged as without one.
  if (session.paused !== undefined) {
    const { untilMs = Infinity } = session.paused;
    const overMs = savedAtMs + downMs - untilMs;
    return overMs < 0 ? session : bridge(endPause(session, untilMs), untilMs, overMs);
  }
  if (downMs > GAP_OVER_MS) return withGap(session, savedAtMs, savedAtMs + downMs);
  return { ...session, evidence: observe(breakOff(session.evidence, savedAtMs), undefined, savedAtMs) };
}

function restorePause({ since_ms: sinceMs, until_ms: untilMs }: NonNullable<SessionSnapshot["paused"]>) {
  return { sinceMs, ...(untilMs === undefined ? {} : { untilMs }) };
}

function restoreDrift(
  { started_at_ms, elapsed_ms, ended_at_ms }: SessionSnapshot,
  drift: DriftSnapshot,
): SessionDrift {
  return fromDriftSnapshot(drift, started_at_ms, ended_at_ms ?? started_at_ms + elapsed_ms);
}

function restoreEvidence({ open, ...saved }: SessionSnapshot["evidence"]): Evidence {
  const tally: Tally = {
    apps: new Map(saved.apps.map(({ app, ms }) => [app, ms])),
    otherMs: saved.other_ms,
    observedMs: saved.observed_ms,
    unknownMs: saved.unknown_ms,
    ...(saved.stretch === undefined ? {} : { stretch: saved.stretch }),
    ...(saved.longest === undefined ? {} : { longest: saved.longest }),
    ...(saved.last_app === undefined ? {} : { lastApp: saved.last_app }),
    switches: saved.switches,
    spansCount: saved.spans_count,
  };
  return { tally, unsaved: [], ...(open === undefined ? {} : { open }) };
}

import type { Tally } from "../evidence/tally.js";
import { toDriftSnapshot } from "../judging/drift-snapshot.js";
import { commitmentToWire } from "../session/commitment.js";
import type { Model, RunningSession } from "../session/model.js";
import { sessionTimeMs } from "../session/session-time.js";
import type { SessionSnapshot, Snapshot } from "../snapshot.js";
import type { Instant } from "../time/instant.js";

/** What has to survive of the Model. */
export function toSnapshot(model: Model, revision: number, now: Instant): Snapshot {
  return {
    revision,
    runtime_state: model.runtimeState,
    saved_at_ms: now.wallMs,
    ...(model.session === undefined ? {} : { session: sessionSnapshot(model.session, now) }),
    ...(model.nudgedMs.length === 0 ? {} : { nudged_ms: [...model.nudgedMs] }),
  };
}

function sessionSnapshot(session: RunningSession, now: Instant): SessionSnapshot {
  const { open, tally } = session.evidence;
  return {
    id: session.id,
    ...commitmentToWire(session.commitment),
    extensions: [...session.extensions],
    started_at_ms: session.startedAtMs,
    elapsed_ms: sessionTimeMs(session, now.monoMs) - session.startedAtMs,
    gaps: [...session.gaps],
    pauses: [...session.pauses],
    ...(session.paused === undefined ? {} : { paused: pausedSnapshot(session.paused) }),
    ...(session.endedAtMs === undefined ? {} : { ended_at_ms: session.endedAtMs }),
    evidence: { ...tallySnapshot(tally), ...(open === undefined ? {} : { open }) },
    ...(session.drift === undefined ? {} : { drift: toDriftSnapshot(session.drift) }),
  };
}

function pausedSnapshot({ sinceMs, untilMs }: NonNullable<RunningSession["paused"]>) {
  return { since_ms: sinceMs, ...(untilMs === undefined ? {} : { until_ms: untilMs }) };
}

function tallySnapshot(tally: Tally): SessionSnapshot["evidence"] {
  return {
    apps: Array.from(tally.apps, ([app, ms]) => ({ app, ms })),
    other_ms: tally.otherMs,
    observed_ms: tally.observedMs,
    unknown_ms: tally.unknownMs,
    ...(tally.stretch === undefined ? {} : { stretch: tally.stretch }),
    ...(tally.longest === undefined ? {} : { longest: tally.longest }),
    ...(tally.lastApp === undefined ? {} : { last_app: tally.lastApp }),
    switches: tally.switches,
    spans_count: tally.spansCount,
  };
}

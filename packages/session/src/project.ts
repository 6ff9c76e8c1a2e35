import type { CoachState } from "./coach/coach-state.js";
import { countSpans } from "./evidence/evidence.js";
import { sourceName } from "./evidence/reports.js";
import { summarise } from "./evidence/summarise.js";
import type { Model, RunningSession } from "./session/model.js";
import { driftView } from "./judging/drift-view.js";
import { commitmentToWire } from "./session/commitment.js";
import { deadlineMono, deadlineMs, monoOf, timeboxSecs } from "./session/session-time.js";
import type { CoachView, CommitmentView, EvidenceView, StateView } from "@antidrift/wire";
import { wallOf, type Instant } from "./time/instant.js";

/** The State that crosses the wire. Shares nothing with the Model that a reader could change. */
export function project(model: Model, revision: number, now: Instant): StateView {
  const { runtimeState, session } = model;
  const drift = session && driftView(model, session, now);
  return {
    revision,
    now_ms: now.wallMs,
    runtime_state: runtimeState,
    ...(session === undefined
      ? {}
      : { commitment: commitmentView(session, now), evidence: evidenceView(model, session, now) }),
    ...(drift === undefined ? {} : { drift }),
    ...(runtimeState === "planning" ? { coach: coachView(model.coach, now) } : {}),
    ...(model.notify === undefined ? {} : { notify: model.notify }),
    notices: model.notices.map((notice) => ({ ...notice })),
  };
}

function commitmentView(session: RunningSession, now: Instant): CommitmentView {
  const { endedAtMs } = session;
  return {
    id: session.id,
    ...commitmentToWire(session.commitment),
    timebox_secs: timeboxSecs(session),
    extensions: session.extensions.length,
    started_at_ms: session.startedAtMs,
    // While it runs, what is left is right by the reader's reckoning from now_ms; afterwards it is compared with the end.
    deadline_ms:
      endedAtMs === undefined ? wallOf(deadlineMono(session, now.monoMs), now) : deadlineMs(session),
    overtime: session.overtime,
    gaps: session.gaps.map((gap) => ({ ...gap })),
    ...(session.pauses.length === 0 ? {} : { pauses: session.pauses.map((pause) => ({ ...pause })) }),
    ...(session.paused === undefined ? {} : { paused: pausedView(session, session.paused, now) }),
    ...(endedAtMs === undefined ? {} : { ended_at_ms: endedAtMs }),
  };
}

function pausedView(
  session: RunningSession,
  { sinceMs, untilMs }: NonNullable<RunningSession["paused"]>,
  now: Instant,
): NonNullable<CommitmentView["paused"]> {
  const toWall = (ms: number) => wallOf(monoOf(session, ms), now);
  return { since_ms: toWall(sinceMs), ...(untilMs === undefined ? {} : { until_ms: toWall(untilMs) }) };
}

function evidenceView({ reports }: Model, session: RunningSession, now: Instant): EvidenceView {
  const { evidence, endedAtMs } = session;
  const { open } = evidence;
  const { status, reason, sinceMono } = reports.health;
  return {
    source: sourceName(reports),
    health: {
      status,
      ...(reason === undefined ? {} : { reason }),
      since_ms: wallOf(sinceMono, now),
    },
    idle: reports.idle,
    ...(open?.kind === "window" ? { current: currentWindow(open, session, now) } : {}),
    spans_count: countSpans(evidence),
    ...(endedAtMs === undefined ? {} : { summary: summarise(evidence.tally, session.gaps) }),
  };
}

function currentWindow(
  open: { readonly app: string; readonly title: string; readonly from_ms: number },
  session: RunningSession,
  now: Instant,
): NonNullable<EvidenceView["current"]> {
  return { app: open.app, title: open.title, since_ms: wallOf(monoOf(session, open.from_ms), now) };
}

function coachView(coach: CoachState, now: Instant): CoachView {
  const { pendingSinceMono, partial, proposal, failure, offline } = coach;
  return {
    status: coach.status,
    generation: coach.generation,
    ...(coach.program === undefined ? {} : { program: coach.program }),
    ...(pendingSinceMono === undefined ? {} : { pending_since_ms: wallOf(pendingSinceMono, now) }),
    ...(partial === undefined ? {} : { partial: { ...partial } }),
    ...(proposal === undefined ? {} : { proposal: { ...proposal } }),
    ...(coach.error === undefined ? {} : { error: coach.error }),
    ...(failure === undefined ? {} : { failure: { ...failure } }),
    ...(offline === undefined ? {} : { offline: { ...offline } }),
  };
}

import type { DriftView } from "@antidrift/wire";
import { openNudge } from "../drift/apply-answers.js";
import type { DriftRun } from "../drift/drift-run.js";
import { asOfNow, passLive } from "../drift/live-drift.js";
import type { Model, RunningSession } from "../session/model.js";
import { monoOf, sessionTimeMs } from "../session/session-time.js";
import { wallOf, type Instant } from "../time/instant.js";
import { NOT_JUDGED } from "./not-judged.js";
import { nudgeText } from "./nudge-text.js";

/** How the session is judged, as the State shows it; `undefined` where it shows nothing. */
export function driftView(model: Model, session: RunningSession, now: Instant): DriftView | undefined {
  if (model.runtimeState !== "active" || session.drift === undefined || model.judging.mode === "off")
    return undefined;
  const run = asOfNow(passLive(session.drift.live, sessionTimeMs(session, now.monoMs)));
  const drifts = run.drifts.length + (run.drift === undefined ? 0 : 1);
  const recoveryMs = run.drifts.findLast((drift) => drift.recoveryMs !== undefined)?.recoveryMs;
  const toWall = (ms: number) => wallOf(monoOf(session, ms), now);
  const nudge = session.paused === undefined ? nudgeView(run, session, toWall) : undefined;
  return {
    ...frontView(run, session),
    sign: run.signFrom !== undefined,
    drifting: run.drift !== undefined,
    ...(run.drift === undefined ? {} : { since_ms: toWall(run.startedAtMs + run.drift.from * 1_000) }),
    on_secs: run.secs.on,
    off_secs: run.secs.off,
    unclear_secs: run.secs.unclear,
    not_judged_secs: run.secs.notJudged,
    drifts,
    ...(recoveryMs === undefined ? {} : { recovery_secs: Math.round(recoveryMs / 1_000) }),
    muted: run.muted,
    ...(nudge === undefined ? {} : { nudge }),
  };
}

function frontView({ front }: DriftRun, { evidence: { open }, paused }: RunningSession) {
  const { relation } = front;
  if (paused !== undefined) return { relation, reason: NOT_JUDGED.paused };
  // What the user called on task stays so, whatever the judge says.
  if (open?.relation !== relation) {
    const reason = relation === "on_task" ? "You said that this is on task." : NOT_JUDGED.noWindow;
    return { relation, ...(relation === "on_task" ? { by: "rule" as const } : {}), reason };
  }
  return { relation, ...(open.by === undefined ? {} : { by: open.by }), reason: open.reason ?? "" };
}

function nudgeView(
  run: DriftRun,
  session: RunningSession,
  toWall: (ms: number) => number,
): DriftView["nudge"] {
  const nudge = openNudge(run);
  if (nudge === undefined) return undefined;
  const { app, title } = nudge.surface;
  const { why, words } = nudgeText(run, nudge, session.commitment);
  return { id: run.nudges.length, at_ms: toWall(nudge.atMs), app, title, why, words };
}

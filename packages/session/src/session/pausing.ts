import { LIMITS } from "@antidrift/wire";
import { IllegalTransitionError } from "../errors/illegal-transition-error.js";
import { breakOff, observe } from "../evidence/evidence.js";
import { trustedSample } from "../evidence/reports.js";
import type { Instant } from "../time/instant.js";
import { checkSecs } from "./check-input.js";
import type { Model, RunningSession } from "./model.js";
import { deadlineMono, sessionTimeMs } from "./session-time.js";
import type { Transition } from "./transition.js";

/** A deliberate break, which ends by itself after `secs`, if there are any. Nothing is seen or judged in it. */
export function pause(model: Model, secs: number | undefined, now: Instant): Transition {
  const { session } = model;
  if (model.runtimeState !== "active" || session === undefined || session.paused !== undefined) {
    throw new IllegalTransitionError(model.runtimeState, "pause");
  }
  const forSecs = secs === undefined ? undefined : checkSecs("secs", secs, [1, LIMITS.pauseMaxSecs]);
  const sinceMs = sessionTimeMs(session, now.monoMs);
  const paused = { sinceMs, ...(forSecs === undefined ? {} : { untilMs: sinceMs + forSecs * 1_000 }) };
  return {
    model: { ...model, session: { ...session, paused, evidence: breakOff(session.evidence, sinceMs) } },
  };
}

/** The break is over. */
export function resume(model: Model, now: Instant): Transition {
  const { session } = model;
  if (model.runtimeState !== "active" || session?.paused === undefined) {
    throw new IllegalTransitionError(model.runtimeState, "resume");
  }
  const resumed = endPause(session, sessionTimeMs(session, now.monoMs));
  const evidence = observe(
    resumed.evidence,
    trustedSample(model.reports),
    sessionTimeMs(session, now.monoMs),
  );
  return { model: { ...model, session: { ...resumed, evidence } } };
}

/** The session after its pause, if it has one, ended at `to_ms`. */
export function endPause(session: RunningSession, to_ms: number): RunningSession {
  const { paused, ...rest } = session;
  if (paused === undefined) return session;
  const from_ms = paused.sinceMs;
  // A pause that took no time has not been.
  return to_ms <= from_ms ? rest : { ...rest, pauses: [...rest.pauses, { from_ms, to_ms }] };
}

/** Takes "I'm done" back, within 10 s. What was in front meanwhile is not known. */
export function back(model: Model, now: Instant): Transition {
  const { session } = model;
  if (model.runtimeState !== "review" || session?.endedAtMs === undefined) {
    throw new IllegalTransitionError(model.runtimeState, "back");
  }
  const { endedAtMs, ...rest } = session;
  const nowMs = sessionTimeMs(session, now.monoMs);
  if (nowMs - endedAtMs > LIMITS.backMs) throw new IllegalTransitionError(model.runtimeState, "back");
  const unseen = observe(rest.evidence, undefined, endedAtMs);
  const evidence = observe(unseen, trustedSample(model.reports), nowMs);
  const running = { ...rest, evidence };
  const overtime = rest.overtime || now.monoMs >= deadlineMono(running, now.monoMs);
  return { model: { ...model, runtimeState: "active", session: { ...running, overtime } } };
}

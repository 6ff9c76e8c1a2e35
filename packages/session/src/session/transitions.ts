import { idleCoach, type CoachState } from "../coach/coach-state.js";
import { IllegalTransitionError } from "../errors/illegal-transition-error.js";
import { breakOff, NO_EVIDENCE, observe } from "../evidence/evidence.js";
import { judge, trustedSample } from "../evidence/reports.js";
import { type Outcome, type RuntimeState } from "@antidrift/wire";
import type { Instant } from "../time/instant.js";
import { withNudgesOf } from "../judging/session-drift.js";
import { checkNote, checkOutcome } from "./check-input.js";
import { checkExtension } from "./check-extension.js";
import { checkCommitment, type CommitmentInput } from "./commitment.js";
import { endPause } from "./pausing.js";
import type { Transition } from "./transition.js";
import type { Model, RunningSession } from "./model.js";
import { deadlineMono, sessionTimeMs } from "./session-time.js";
import { toRecord } from "./to-record.js";

/** How the user judges a session. */
export interface EndInput {
  readonly outcome?: Outcome | undefined;
  /** Up to 4,000 characters. */
  readonly note?: string | undefined;
}

/** From locked, or from review, whose session ends with outcome "not_recorded". `coach` is the idle coach. */
export function enterPlanning(model: Model, coach: CoachState): Transition {
  demand(model, "enterPlanning", ["locked", "review"]);
  const planning = { ...leaveSession(model, "planning"), coach };
  if (model.session === undefined) return { model: planning };
  return { model: planning, ended: toRecord(model.session, { outcome: "not_recorded", note: "" }) };
}

/** From planning: the only way to activate. */
export function startCommitment(
  model: Model,
  { id, ...input }: CommitmentInput & { readonly id: () => string },
  now: Instant,
): Transition {
  demand(model, "startManualCommitment", ["planning"]);
  const reports = judge(model.reports, now.monoMs);
  const session: RunningSession = {
    commitment: checkCommitment(input),
    id: id(),
    extensions: [],
    startedAtMs: now.wallMs,
    startedMono: now.monoMs,
    gaps: [],
    pauses: [],
    overtime: false,
    evidence: observe(NO_EVIDENCE, trustedSample(reports), now.wallMs),
  };
  return { model: { ...model, runtimeState: "active", coach: idleCoach(model.coach), reports, session } };
}

/** Adds to the timebox, in overtime too, where the deadline may still lie in the past; or takes away from what is left. */
export function extend(model: Model, secs: number, now: Instant): Transition {
  const session = demandSession(model, "extend", "active");
  const added = checkExtension(session, secs, now.monoMs);
  const extension = { at_ms: sessionTimeMs(session, now.monoMs), secs: added };
  const extended = { ...session, extensions: [...session.extensions, extension] };
  const overtime = now.monoMs >= deadlineMono(extended, now.monoMs);
  return { model: { ...model, session: { ...extended, overtime } } };
}

/** The user says "I'm done". */
export function enterReview(model: Model, now: Instant): Transition {
  const active = demandSession(model, "enterReview", "active");
  const endedAtMs = sessionTimeMs(active, now.monoMs);
  const session = endPause(active, endedAtMs);
  const evidence = breakOff(session.evidence, endedAtMs);
  return { model: { ...model, runtimeState: "review", session: { ...session, endedAtMs, evidence } } };
}

/** From review with an outcome, or from planning with nothing. */
export function end(model: Model, input: EndInput): Transition {
  const { outcome, note } = input;
  if (model.runtimeState === "planning" && outcome === undefined && note === undefined) {
    return { model: leaveSession(model, "locked") };
  }
  const session = demandSession(model, "end", "review");
  const verdict = {
    outcome: checkOutcome(outcome),
    note: checkNote(note ?? ""),
  };
  return { model: leaveSession(model, "locked"), ended: toRecord(session, verdict) };
}

function leaveSession(model: Model, runtimeState: RuntimeState): Model {
  const { session, ...rest } = model;
  const nudgedMs = session === undefined ? model.nudgedMs : withNudgesOf(model.nudgedMs, session);
  return { ...rest, runtimeState, coach: idleCoach(model.coach), nudgedMs };
}

function demand(model: Model, command: string, states: readonly RuntimeState[]): void {
  if (!states.includes(model.runtimeState)) throw new IllegalTransitionError(model.runtimeState, command);
}

function demandSession(model: Model, command: string, state: RuntimeState): RunningSession {
  demand(model, command, [state]);
  if (model.session === undefined) throw new IllegalTransitionError(model.runtimeState, command);
  return model.session;
}

import { idleCoach, type CoachState } from "../coach/coach-state.js";
import { IllegalTransitionError } from "../errors/illegal-transition-error.js";
import { InvalidInputError } from "../errors/invalid-input-error.js";
import { breakOff, NO_EVIDENCE, observe } from "../evidence/evidence.js";
import { judge, trustedSample } from "../evidence/reports.js";
import { LIMITS, type Outcome, type RuntimeState, type SessionRecord } from "@antidrift/wire";
import type { Instant } from "../time/instant.js";
import { checkNote, checkOutcome, checkSecs, checkText } from "./check-input.js";
import type { Model, RunningSession } from "./model.js";
import { deadlineMono, sessionTimeMs, timeboxSecs } from "./session-time.js";
import { toRecord } from "./to-record.js";

/** What the user commits to. */
export interface CommitmentInput {
  readonly nextAction: string;
  readonly successCondition: string;
  /** Whole seconds, 60 to 86,400. */
  readonly timeboxSecs: number;
}

/** How the user judges a session. */
export interface EndInput {
  readonly outcome?: Outcome | undefined;
  /** Up to 4,000 characters. */
  readonly note?: string | undefined;
}

/** What a command leads to. */
export interface Transition {
  readonly model: Model;
  /** The session that it ended. */
  readonly ended?: SessionRecord;
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
    nextAction: checkText("next_action", input.nextAction, LIMITS.textCharacters),
    successCondition: checkText("success_condition", input.successCondition, LIMITS.textCharacters),
    plannedTimeboxSecs: checkSecs("timebox_secs", input.timeboxSecs, [
      LIMITS.timeboxMinSecs,
      LIMITS.timeboxMaxSecs,
    ]),
    id: id(),
    extensions: [],
    startedAtMs: now.wallMs,
    startedMono: now.monoMs,
    gaps: [],
    overtime: false,
    evidence: observe(NO_EVIDENCE, trustedSample(reports), now.wallMs),
  };
  return { model: { ...model, runtimeState: "active", coach: idleCoach(model.coach), reports, session } };
}

/** Adds to the timebox, in overtime too: the deadline then may still lie in the past. */
export function extend(model: Model, secs: number, now: Instant): Transition {
  const session = demandSession(model, "extend", "active");
  const added = checkSecs("secs", secs, [LIMITS.extendMinSecs, LIMITS.timeboxMaxSecs]);
  if (timeboxSecs(session) + added > LIMITS.timeboxMaxSecs) {
    throw new InvalidInputError("secs", "A timebox cannot be longer than 24 hours in all.");
  }
  const extension = { at_ms: sessionTimeMs(session, now.monoMs), secs: added };
  const extended = { ...session, extensions: [...session.extensions, extension] };
  const overtime = now.monoMs >= deadlineMono(extended);
  return { model: { ...model, session: { ...extended, overtime } } };
}

/** The user says "I'm done". */
export function enterReview(model: Model, now: Instant): Transition {
  const session = demandSession(model, "enterReview", "active");
  const endedAtMs = sessionTimeMs(session, now.monoMs);
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
  const { session: _, ...rest } = model;
  return { ...rest, runtimeState, coach: idleCoach(model.coach) };
}

function demand(model: Model, command: string, states: readonly RuntimeState[]): void {
  if (!states.includes(model.runtimeState)) throw new IllegalTransitionError(model.runtimeState, command);
}

function demandSession(model: Model, command: string, state: RuntimeState): RunningSession {
  demand(model, command, [state]);
  if (model.session === undefined) throw new IllegalTransitionError(model.runtimeState, command);
  return model.session;
}

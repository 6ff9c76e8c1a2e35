import type { JudgeRule, Surface } from "@antidrift/ai";
import { openNudge } from "../drift/apply-answers.js";
import { asOfNow, learn } from "../drift/live-drift.js";
import { plainTitle } from "../drift/surface-key.js";
import type { AnswerEvent, NudgeAnswer } from "../drift/timeline.js";
import { IllegalTransitionError } from "../errors/illegal-transition-error.js";
import { NoSuchNudgeError } from "../errors/no-such-nudge-error.js";
import { unjudgedFrom } from "../evidence/evidence.js";
import type { Model, RunningSession } from "../session/model.js";
import { sessionTimeMs } from "../session/session-time.js";
import type { Transition } from "../session/transition.js";
import type { Instant } from "../time/instant.js";
import type { Contest } from "./recount.js";
import type { SessionDrift } from "./session-drift.js";

/** The user answers the nudge that waits. Throws `NoSuchNudgeError`. */
export function answerNudge(
  model: Model,
  { id, answer }: { readonly id: number; readonly answer: NudgeAnswer },
  now: Instant,
): Transition {
  const { session } = model;
  const drift = model.runtimeState === "active" ? session?.drift : undefined;
  const run = drift && asOfNow(drift.live);
  const nudge = run && openNudge(run);
  if (session === undefined || drift === undefined || nudge === undefined || run?.nudges.length !== id) {
    throw new NoSuchNudgeError();
  }
  const atMs = sessionTimeMs(session, now.monoMs);
  const event: AnswerEvent = { atMs, kind: "answer", answer, surface: nudge.surface };
  return { model: withDrift(model, session, heard(drift, event)) };
}

/** The user corrects how a window of this session is judged. Throws `IllegalTransitionError`. */
export function contest(model: Model, { app, title, relation }: Contest, now: Instant): Transition {
  const { session } = model;
  if (session?.drift === undefined) throw new IllegalTransitionError(model.runtimeState, "contest");
  const surface = { app, title };
  const atMs = session.endedAtMs ?? sessionTimeMs(session, now.monoMs);
  const rule = ruleFor(surface, relation);
  const rules = rule === undefined ? session.drift.rules : [rule, ...session.drift.rules];
  const drift = { ...session.drift, rules };
  if (relation === "on_task") {
    const event: AnswerEvent = { atMs, kind: "answer", answer: "on_task", surface, exact: true };
    return { model: withDrift(model, session, heard(drift, event)) };
  }
  const live = learn(drift.live, { kind: "unpardoned", atMs, surface });
  const evidence = unjudgedFrom(session.evidence, atMs);
  return { model: { ...model, session: { ...session, evidence, drift: { ...drift, live } } } };
}

/** The rule that says so for good; none for a window whose title was taken away. */
function ruleFor({ app, title }: Surface, relation: JudgeRule["relation"]): JudgeRule | undefined {
  return title === "" || app === "" ? undefined : { relation, app, title: plainTitle(title) };
}

function heard(drift: SessionDrift, event: AnswerEvent): SessionDrift {
  return { ...drift, live: learn(drift.live, event), answers: [...drift.answers, event] };
}

function withDrift(model: Model, session: RunningSession, drift: SessionDrift): Model {
  return { ...model, session: { ...session, drift } };
}

import type { JudgeRule, Surface, Verdict } from "@antidrift/ai";
import { isOwnPage } from "../drift/is-own-page.js";
import { learn, passLive } from "../drift/live-drift.js";
import type { FrontEvent } from "../drift/timeline.js";
import { unjudgedFrom, type OpenSpan } from "../evidence/evidence.js";
import type { Judge } from "../ports/judge.js";
import type { Model, RunningSession } from "../session/model.js";
import { sessionTimeMs } from "../session/session-time.js";
import { NOT_JUDGED, whyUnknown } from "./not-judged.js";
import { newSessionDrift, type SessionDrift } from "./session-drift.js";

const OWN_PAGE: Verdict = { relation: "unclear", by: "list", reason: "This is AntiDrift itself." };
const FAILED: Verdict = { relation: "unclear", by: "list", reason: "This window could not be judged." };

/** Judges what comes to the front, as part of the change that brings it there. */
export class Judging {
  readonly #onError: (error: unknown) => void;
  #judge: Judge | undefined;
  #rules: readonly JudgeRule[] = [];
  #whyNone: string | undefined;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** `whyNone`: what to say of windows while there is no judge, though there should be. */
  use(judge: Judge | undefined, rules: readonly JudgeRule[] = [], whyNone?: string): void {
    this.#judge = judge;
    this.#whyNone = whyNone;
    this.#rules = rules;
  }

  /** The Model with everything judged that is new in it. */
  follow(before: Model, next: Model): Model {
    const { session } = next;
    if (session === undefined || (session.drift === undefined && !this.#isWanted())) return next;
    const was = before.session?.id === session.id ? before.session : undefined;
    const { startedAtMs } = session;
    const drift = session.drift ?? newSessionDrift(startedAtMs, next.judging, next.nudgedMs);
    let { live } = drift;
    for (const event of interruptions(was, session)) live = learn(live, event);
    const judged = this.#judgeOpen(next, session, { ...drift, live });
    return judged.session === session ? next : { ...next, session: judged.session };
  }

  /** The Model with what is in front judged anew from now on: rules, settings or the judge are others now. */
  again(model: Model, monoMs: number): Model {
    const { session } = model;
    const open = session?.evidence.open;
    if (model.runtimeState !== "active" || session === undefined || open === undefined) return model;
    const verdict = this.#verdictOf(model, session, open);
    if (verdict.relation === open.relation && verdict.reason === open.reason) return model;
    const evidence = unjudgedFrom(session.evidence, sessionTimeMs(session, monoMs));
    return { ...model, session: { ...session, evidence } };
  }

  #judgeOpen(model: Model, session: RunningSession, drift: SessionDrift): { session: RunningSession } {
    const { evidence, endedAtMs } = session;
    const { open } = evidence;
    let { live } = drift;
    if (endedAtMs !== undefined) live = passLive(live, endedAtMs);
    if (open === undefined || open.relation !== undefined) {
      return { session: live === session.drift?.live ? session : { ...session, drift: { ...drift, live } } };
    }
    const verdict = this.#verdictOf(model, session, open);
    live = learn(live, toEvent(open, verdict));
    const judged = { ...open, ...verdict };
    return { session: { ...session, drift: { ...drift, live }, evidence: { ...evidence, open: judged } } };
  }

  #verdictOf(model: Model, session: RunningSession, open: OpenSpan): Verdict | NoVerdict {
    if (open.kind === "unknown") return notJudged(whyUnknown(model.reports));
    if (model.judging.mode === "off") return notJudged(NOT_JUDGED.judgingOff);
    if (this.#judge === undefined) return notJudged(this.#whyNone ?? NOT_JUDGED.judgingOff);
    const surface = { app: open.app, title: open.title };
    return isOwnPage(surface) ? OWN_PAGE : this.#ask(this.#judge, session, surface);
  }

  #isWanted(): boolean {
    return this.#judge !== undefined || this.#whyNone !== undefined;
  }

  #ask(judge: Judge, { commitment, drift }: RunningSession, surface: Surface): Verdict {
    try {
      return judge.judge(commitment, surface, [...(drift?.rules ?? []), ...this.#rules]);
    } catch (error) {
      this.#onError(error);
      return FAILED;
    }
  }
}

interface NoVerdict {
  readonly relation: "not_judged";
  readonly reason: string;
}

function notJudged(reason: string): NoVerdict {
  return { relation: "not_judged", reason };
}

function toEvent({ from_ms: atMs, app, title }: OpenSpan, verdict: Verdict | NoVerdict): FrontEvent {
  if (verdict.relation === "not_judged") return { atMs, kind: "not_judged", reason: verdict.reason };
  return { atMs, kind: "surface", surface: { app, title }, verdict };
}

/** Gaps, pauses and a review that was taken back, which began since `was`. */
function interruptions(was: RunningSession | undefined, session: RunningSession): FrontEvent[] {
  const events: FrontEvent[] = session.gaps
    .slice(was?.gaps.length ?? 0)
    .map(({ from_ms }) => ({ atMs: from_ms, kind: "not_judged", reason: NOT_JUDGED.gap }));
  if (session.paused !== undefined && was?.paused === undefined) {
    events.push({ atMs: session.paused.sinceMs, kind: "not_judged", reason: NOT_JUDGED.paused });
  }
  if (was?.endedAtMs !== undefined && session.endedAtMs === undefined) {
    events.push({ atMs: was.endedAtMs, kind: "not_judged", reason: NOT_JUDGED.review });
  }
  return events;
}

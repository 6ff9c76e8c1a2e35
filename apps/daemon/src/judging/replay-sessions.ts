import { setImmediate } from "node:timers/promises";
import type { JudgeRule, Verdict } from "@antidrift/ai";
import { replay, toTimeline, type History } from "@antidrift/session";
import {
  DEFAULTS,
  type EvidenceSpan,
  type ReplayReply,
  type ReplayRequest,
  type SessionRecord,
} from "@antidrift/wire";
import type { RuleJudge } from "./rule-judge.js";

interface Replay {
  readonly request: ReplayRequest;
  readonly history: History;
  /** Unix milliseconds. */
  readonly nowMs: () => number;
  /** Knows which rule fits which window; without one the recorded verdicts stand. */
  readonly judge: RuleJudge | undefined;
  readonly keptRules: readonly JudgeRule[];
}

type Changed = ReplayReply["changed"][number];

const DAY_MS = 86_400_000;
/** Between two of these many sessions others are answered. */
const AT_ONCE = 8;

/** Runs the recorded sessions again, oldest first, because the limits of nudges reach over sessions. */
export async function replaySessions(options: Replay): Promise<ReplayReply> {
  const sessions = judgedSince(options);
  const sum = { drifts: 0, nudges: 0, contested: 0, workedSecs: 0 };
  const changed: Changed[] = [];
  let earlierNudgesMs: readonly number[] = [];
  for (const [index, session] of sessions.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    earlierNudgesMs = earlierNudgesMs.filter((atMs) => session.started_at_ms - atMs < DAY_MS);
    const outcome = again(options, session, earlierNudgesMs);
    earlierNudgesMs = [...earlierNudgesMs, ...outcome.nudges.map(({ atMs }) => atMs)];
    sum.drifts += outcome.drifts.length;
    sum.nudges += outcome.nudges.length;
    sum.contested += session.drift?.answers.filter(({ answer }) => answer === "on_task").length ?? 0;
    sum.workedSecs += session.worked_secs;
    const change = changeOf(session, { drifts: outcome.drifts.length, nudges: outcome.nudges.length });
    if (change !== undefined) changed.unshift(change);
  }
  const hours = sum.workedSecs / 3600;
  return {
    sessions: sessions.length,
    hours: rounded(hours),
    drifts: sum.drifts,
    nudges: sum.nudges,
    contested: sum.contested,
    nudges_per_10h: hours === 0 ? 0 : rounded((sum.nudges / hours) * 10),
    changed,
  };
}

/** Oldest first. One that nobody judged has nothing to be run again. */
function judgedSince({ request, history, nowMs }: Replay): readonly SessionRecord[] {
  const fromMs = nowMs() - (request.days ?? DEFAULTS.replayDays) * DAY_MS;
  const found: SessionRecord[] = [];
  for (const session of history.sessions()) {
    // They come newest first.
    if (session.started_at_ms < fromMs) break;
    if (session.drift !== undefined) found.push(session);
  }
  return found.toReversed();
}

function again(
  { request, history, judge, keptRules }: Replay,
  session: SessionRecord,
  earlierNudgesMs: readonly number[],
) {
  const rules = request.rules ?? keptRules;
  const spans = [...history.spans(session.id)];
  const judged = judge === undefined ? spans : judgedAgain(spans, { judge, session, rules });
  const { sensitivity = session.drift?.sensitivity ?? "normal", nudges = session.drift?.nudging ?? true } =
    request.policy ?? {};
  return replay(toTimeline({ session, spans: judged }), { sensitivity, nudges, earlierNudgesMs });
}

/** Rules count anew; every other verdict stays as it was, and what was not judged stays so. */
function judgedAgain(
  spans: readonly EvidenceSpan[],
  { judge, session, rules }: { judge: RuleJudge; session: SessionRecord; rules: readonly JudgeRule[] },
): readonly EvidenceSpan[] {
  const { next_action: nextAction, success_condition: successCondition, expects } = session;
  const commitment = { nextAction, successCondition, ...(expects !== undefined && { expects }) };
  // The same few windows come again and again.
  const known = new Map<string, Verdict | undefined>();
  return spans.map((span) => {
    const { kind, relation, by, app, title } = span;
    if (kind !== "window" || relation === undefined || relation === "not_judged") return span;
    const wasRule = by === "rule";
    const key = `${String(wasRule)}\n${app}\n${title}`;
    if (!known.has(key)) {
      const surface = { app, title };
      known.set(
        key,
        wasRule ? judge.judge(commitment, surface, rules) : judge.byRules(commitment, surface, rules),
      );
    }
    const verdict = known.get(key);
    return verdict === undefined ? span : Object.assign({}, span, verdict);
  });
}

function changeOf(session: SessionRecord, now: { drifts: number; nudges: number }): Changed | undefined {
  const driftsWere = session.drift?.drifts.length ?? 0;
  const nudgesWere = session.drift?.nudges.length ?? 0;
  if (driftsWere === now.drifts && nudgesWere === now.nudges) return undefined;
  return {
    session_id: session.id,
    next_action: session.next_action,
    started_at_ms: session.started_at_ms,
    drifts_were: driftsWere,
    drifts: now.drifts,
    nudges_were: nudgesWere,
    nudges: now.nudges,
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

import type { DriftRecord } from "@antidrift/wire";
import type { DriftOutcome } from "../drift/drift-outcome.js";
import { copyRun, secondOf } from "../drift/drift-run.js";
import type { Sensitivity } from "../drift/policy.js";
import { outcomeAt } from "../drift/replay.js";
import type { AnswerEvent } from "../drift/timeline.js";
import type { SessionDrift } from "./session-drift.js";

/** What the history keeps of how a session was judged. */
export function driftRecord({ live, answers }: SessionDrift, endedAtMs: number): DriftRecord {
  const run = copyRun(live.current);
  const { sensitivity, nudging } = run;
  return toDriftRecord(outcomeAt(run, secondOf(run, endedAtMs)), answers, { sensitivity, nudging });
}

export function toDriftRecord(
  { drifts, nudges, secs }: DriftOutcome,
  answers: readonly AnswerEvent[],
  policy: { readonly sensitivity: Sensitivity; readonly nudging: boolean },
): DriftRecord {
  return {
    ...policy,
    on_secs: secs.on,
    off_secs: secs.off,
    unclear_secs: secs.unclear,
    not_judged_secs: secs.notJudged,
    drifts: drifts.map(({ fromMs, toMs, recoveryMs }) => ({
      from_ms: fromMs,
      ...(toMs === undefined ? {} : { to_ms: toMs }),
      ...(recoveryMs === undefined ? {} : { recovery_secs: Math.round(recoveryMs / 1_000) }),
    })),
    nudges: nudges.map(({ atMs, surface: { app, title } }) => ({ at_ms: atMs, app, title })),
    answers: answers.map(({ atMs, answer, surface }) => ({
      at_ms: atMs,
      answer,
      ...(surface === undefined ? {} : { app: surface.app, title: surface.title }),
    })),
  };
}

import { summarise } from "../evidence/summarise.js";
import type { RecordedOutcome, SessionRecord } from "@antidrift/wire";
import type { RunningSession } from "./model.js";
import { driftRecord } from "../judging/drift-record.js";
import { commitmentToWire } from "./commitment.js";
import { deadlineMs, pausesMs } from "./session-time.js";

/** What the history keeps of a session that is over. */
export function toRecord(
  session: RunningSession,
  verdict: { readonly outcome: RecordedOutcome; readonly note: string },
): SessionRecord {
  const endedAtMs = session.endedAtMs ?? session.startedAtMs;
  const gapMs = session.gaps.reduce((sum, gap) => sum + gap.to_ms - gap.from_ms, 0);
  return {
    id: session.id,
    ...commitmentToWire(session.commitment),
    extensions: session.extensions.map((extension) => ({ ...extension })),
    started_at_ms: session.startedAtMs,
    ended_at_ms: endedAtMs,
    worked_secs: Math.round((endedAtMs - session.startedAtMs - gapMs - pausesMs(session)) / 1_000),
    overtime_secs: Math.round(Math.max(0, endedAtMs - deadlineMs(session)) / 1_000),
    gaps: session.gaps.map((gap) => ({ ...gap })),
    ...(session.pauses.length === 0 ? {} : { pauses: session.pauses.map((pause) => ({ ...pause })) }),
    ...verdict,
    evidence: summarise(session.evidence.tally, session.gaps),
    ...(session.drift === undefined ? {} : { drift: driftRecord(session.drift, endedAtMs) }),
  };
}

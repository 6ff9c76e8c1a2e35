import type { EvidenceSpan } from "@antidrift/wire";
import { replay } from "../drift/replay.js";
import { surfaceKey } from "../drift/surface-key.js";
import type { SessionEntry } from "../ports/history.js";
import { toDriftRecord } from "./drift-record.js";
import { toTimeline } from "./to-timeline.js";

/** What the user says of a window of a session. */
export interface Contest {
  readonly app: string;
  readonly title: string;
  readonly relation: "on_task" | "off_task";
}

/**
 * A recorded session with the verdicts of one window corrected and everything counted again. Nudges stay: they were
 * given. The same session when it was never judged.
 */
export function recount({ session, spans }: SessionEntry, contest: Contest): SessionEntry {
  const { drift } = session;
  if (drift === undefined) return { session, spans };
  const key = surfaceKey(contest);
  const corrected = spans.map((span) => (isOf(span, key) ? correct(span, contest) : span));
  const { sensitivity, nudging, answers } = drift;
  const kept = answers.filter(({ app, title = "", answer }) => {
    return (
      answer !== "on_task" ||
      contest.relation === "on_task" ||
      app === undefined ||
      surfaceKey({ app, title }) !== key
    );
  });
  const judged = { ...session, drift: { ...drift, answers: kept } };
  const timeline = toTimeline({ session: judged, spans: corrected });
  const outcome = replay(timeline, { sensitivity, nudges: false });
  const counted = toDriftRecord(outcome, [], { sensitivity, nudging });
  return {
    session: { ...session, drift: { ...counted, answers: kept, nudges: drift.nudges } },
    spans: corrected,
  };
}

function isOf({ kind, app, title }: EvidenceSpan, key: string): boolean {
  return kind === "window" && surfaceKey({ app, title }) === key;
}

function correct(span: EvidenceSpan, { relation }: Contest): EvidenceSpan {
  return {
    ...span,
    relation,
    by: "rule",
    reason: relation === "on_task" ? "You said that this was on task." : "You said that this was not.",
  };
}

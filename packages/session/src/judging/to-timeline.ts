import type { EvidenceSpan } from "@antidrift/wire";
import type { AnswerEvent, FrontEvent, Timeline } from "../drift/timeline.js";
import type { SessionEntry } from "../ports/history.js";
import { NOT_JUDGED } from "./not-judged.js";

/** A recorded session as `replay` takes it: what was live, from what is kept of it. */
export function toTimeline({ session, spans }: SessionEntry): Timeline {
  const events: Array<FrontEvent | AnswerEvent> = [];
  let endMs = session.started_at_ms;
  for (const span of spans) {
    if (span.from_ms > endMs) events.push(unseen(endMs));
    events.push(toEvent(span));
    endMs = span.to_ms;
  }
  if (endMs < session.ended_at_ms) events.push(unseen(endMs));
  for (const { at_ms, answer, app, title = "" } of session.drift?.answers ?? []) {
    const surface = app === undefined ? {} : { surface: { app, title } };
    events.push({ atMs: at_ms, kind: "answer", answer, ...surface });
  }
  return {
    startedAtMs: session.started_at_ms,
    endedAtMs: session.ended_at_ms,
    events: events.toSorted((a, b) => a.atMs - b.atMs),
  };
}

function unseen(atMs: number): FrontEvent {
  return { atMs, kind: "not_judged", reason: NOT_JUDGED.gap };
}

function toEvent({ kind, from_ms: atMs, app, title, relation, by, reason }: EvidenceSpan): FrontEvent {
  if (kind === "unknown" || relation === undefined || relation === "not_judged" || by === undefined) {
    return { atMs, kind: "not_judged", reason: reason ?? NOT_JUDGED.noWindow };
  }
  return { atMs, kind: "surface", surface: { app, title }, verdict: { relation, by, reason: reason ?? "" } };
}

import type { History } from "@antidrift/session";
import { EXPORT_VERSION } from "@antidrift/wire";

/** The whole history as one JSON text, in pieces: a line a session, a piece a span. */
export function* exportJson(history: History, nowMs: number): Iterable<string> {
  yield `{"version":${EXPORT_VERSION},"exported_at_ms":${nowMs},"sessions":[`;
  let separator = "\n";
  for (const session of history.sessions()) {
    yield `${separator}{"session":${JSON.stringify(session)},"spans":[`;
    separator = "";
    for (const span of history.spans(session.id)) {
      yield separator + JSON.stringify(span);
      separator = ",";
    }
    yield "]}";
    separator = ",\n";
  }
  yield "\n]}\n";
}

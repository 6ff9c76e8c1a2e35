import type { Surface } from "@antidrift/ai";
import { copyRun, type DriftRun } from "../drift/drift-run.js";
import type { RunEvent } from "../drift/run-event.js";
import { surfaceKey } from "../drift/surface-key.js";
import type { Clean } from "../evidence/redact-again.js";
import type { SessionDrift } from "./session-drift.js";

/** What is remembered of windows for judging, as the privacy rules leave it that are in force now. The same object when nothing changed. */
export function redactDrift(drift: SessionDrift, clean: Clean): SessionDrift {
  let touched = false;
  const redact = (surface: Surface): Surface => {
    const { app, title } = clean(surface) ?? { app: "", title: "" };
    touched ||= app !== surface.app || title !== surface.title;
    return { app, title };
  };
  const { base, recent, current } = drift.live;
  const redacted = {
    live: {
      base: redactRun(base, redact),
      recent: recent.map((event) => redactEvent(event, redact)),
      current: redactRun(current, redact),
    },
    answers: drift.answers.map((answer) => withSurface(answer, redact)),
    rules: drift.rules.filter(({ app = "", title = "" }) => redact({ app, title }).title === title),
  };
  return touched ? redacted : drift;
}

function redactRun(run: DriftRun, redact: (surface: Surface) => Surface): DriftRun {
  const next = copyRun(run);
  const offSecs = new Map<string, number>();
  for (const [key, secs] of run.offSecs) {
    const redacted = redactKey(key, redact);
    offSecs.set(redacted, (offSecs.get(redacted) ?? 0) + secs);
  }
  return {
    ...next,
    due: run.due.map((event) => redactEvent(event, redact)),
    front: withSurface(run.front, redact),
    ...(run.lastSurface === undefined ? {} : { lastSurface: redact(run.lastSurface) }),
    offSecs,
    ownsOffSecs: true,
    pardoned: new Set([...run.pardoned].filter((key) => redactKey(key, redact) === key)),
    nudges: run.nudges.map(({ atMs, surface }) => ({ atMs, surface: redact(surface) })),
  };
}

function redactEvent(event: RunEvent, redact: (surface: Surface) => Surface): RunEvent {
  return event.kind === "not_judged" ? event : withSurface(event, redact);
}

function withSurface<T extends { readonly surface?: Surface }>(
  of: T,
  redact: (surface: Surface) => Surface,
): T {
  return of.surface === undefined ? of : { ...of, surface: redact(of.surface) };
}

function redactKey(key: string, redact: (surface: Surface) => Surface): string {
  const [app = "", title = ""] = key.split("\n");
  return surfaceKey(redact({ app, title }));
}

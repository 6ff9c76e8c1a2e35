import { applyDue, advance, feed } from "./feed.js";
import type { DriftOutcome } from "./drift-outcome.js";
import { msOf, newRun, secondOf, type DriftRun } from "./drift-run.js";
import type { Policy } from "./policy.js";
import type { Timeline } from "./timeline.js";

/** Which drifts, nudges and signs a recorded session would have had under a policy. The code that runs live. */
export function replay(timeline: Timeline, policy: Policy): DriftOutcome {
  const run = newRun(timeline.startedAtMs, policy);
  const end = secondOf(run, timeline.endedAtMs);
  for (const event of timeline.events) if (secondOf(run, event.atMs) <= end) feed(run, event);
  return outcomeAt(run, end);
}

/** What has come of it by the beginning of second `end`, with what goes on there. */
export function outcomeAt(run: DriftRun, end: number): DriftOutcome {
  advance(run, end);
  applyDue(run);
  const { drift, signFrom, secs } = run;
  return {
    drifts: [...run.drifts, ...(drift === undefined ? [] : [{ fromMs: msOf(run, drift.from) }])],
    nudges: [...run.nudges],
    signs: [
      ...run.signs,
      ...(signFrom === undefined ? [] : [{ fromMs: msOf(run, signFrom), toMs: msOf(run, run.second) }]),
    ],
    secs: { ...secs },
  };
}

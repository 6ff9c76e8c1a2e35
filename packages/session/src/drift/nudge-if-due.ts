import { msOf, type DriftRun } from "./drift-run.js";
import type { Surface } from "@antidrift/ai";
import { surfaceKey } from "./surface-key.js";
import { NUDGE } from "./policy.js";

/** Gives the nudge that the running drift has earned, in the open second, when it is allowed and something off task is in front. */
export function nudgeIfDue(run: DriftRun): void {
  const { drift, front, second } = run;
  if (drift === undefined || !canStillNudge(run)) return;
  const armed = drift.lastNudge === undefined ? drift.begun : drift.lastNudge + NUDGE.againAfterSecs;
  if (second < armed) return;
  drift.earned ||= run.changed || second >= armed + NUDGE.waitSecs;
  if (!drift.earned || front.relation !== "off_task" || front.surface === undefined) return;
  if (!isAllowed(run)) return;
  giveNudge(run, front.surface);
}

/** Gives a nudge in the open second. Without a drift it counts for the limits only. */
export function giveNudge(run: DriftRun, surface: Surface): void {
  const { drift, second } = run;
  run.nudges.push({ atMs: msOf(run, second), surface });
  run.nudgedAt.push(second);
  if (drift === undefined) return;
  drift.nudges += 1;
  drift.firstNudge ??= second;
  drift.lastNudge = second;
  drift.earned = false;
  const key = surfaceKey(surface);
  drift.alone = [...run.offSecs.keys()].every((other) => other === key);
}

/** Whether the running drift may ever get another nudge. An answer ends it, so all that it had are unanswered. */
export function canStillNudge({ nudging, muted, drift }: DriftRun): boolean {
  return nudging && !muted && drift !== undefined && drift.nudges < NUDGE.mostOfDrift;
}

function isAllowed({ nudgedAt, second }: DriftRun): boolean {
  return NUDGE.limits.every(
    ({ most, withinSecs }) => nudgedAt.filter((at) => second - at < withinSecs).length < most,
  );
}

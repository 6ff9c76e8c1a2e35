import type { DriftRun } from "../drift/drift-run.js";
import type { GivenNudge } from "../drift/drift-outcome.js";
import type { Commitment } from "../session/commitment.js";

/** Why a nudge was given and what the user wanted to do then. Never a model's words. */
export function nudgeText(
  run: DriftRun,
  { atMs, surface }: GivenNudge,
  { ifDrift, nextAction }: Commitment,
): { readonly why: string; readonly words: string } {
  const fromMs = run.startedAtMs + (run.drift?.from ?? 0) * 1_000;
  const minutes = Math.max(1, Math.round((atMs - fromMs) / 60_000));
  const time = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const name = surface.title === "" ? surface.app : surface.title;
  return {
    why: run.drift?.alone === true ? `${time} on ${name}.` : `${time} off task, now on ${name}.`,
    words: ifDrift ?? nextAction,
  };
}

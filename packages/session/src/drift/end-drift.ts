import { msOf, type DriftRun } from "./drift-run.js";

/** The running drift, if any, ended with the beginning of `second`; `recovered` when the user came back to the task. */
export function endDrift(
  run: DriftRun,
  second: number,
  { recovered }: { readonly recovered: boolean },
): void {
  const { drift } = run;
  if (drift === undefined) return;
  const recoverySecs = second - (drift.firstNudge ?? drift.from);
  run.drifts.push({
    fromMs: msOf(run, drift.from),
    toMs: msOf(run, second),
    ...(recovered ? { recoveryMs: recoverySecs * 1_000 } : {}),
  });
  delete run.drift;
}

/** The sign, if it is on, goes off with the beginning of `second`. */
export function endSign(run: DriftRun, second: number): void {
  if (run.signFrom === undefined) return;
  run.signs.push({ fromMs: msOf(run, run.signFrom), toMs: msOf(run, second) });
  delete run.signFrom;
}

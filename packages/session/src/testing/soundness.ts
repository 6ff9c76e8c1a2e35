import type { StateView } from "@antidrift/wire";
import type { Judge } from "../ports/judge.js";

/** Applications with an even number are on task, those with an odd one are not, and of "app 1" nobody can tell. */
export const ODD_JUDGE: Judge = {
  judge: (_commitment, { app }) => {
    const relation = app === "app 1" ? "unclear" : /[02468]$/.test(app) ? "on_task" : "off_task";
    return { relation, by: "list", reason: "As the test says." };
  },
};

/** By how many seconds the four sums miss the time from the start until now. */
export function missingSecs({ drift, commitment, now_ms }: StateView): number {
  if (drift === undefined || commitment === undefined) return 0;
  const { pauses = [], paused, timebox_secs, deadline_ms } = commitment;
  const pausedMs = pauses.reduce((sum, pause) => sum + pause.to_ms - pause.from_ms, 0);
  const pausingMs = paused === undefined ? 0 : now_ms - paused.since_ms;
  const elapsedMs = timebox_secs * 1_000 + pausedMs + pausingMs - (deadline_ms - now_ms);
  const sum = drift.on_secs + drift.off_secs + drift.unclear_secs + drift.not_judged_secs;
  return Math.abs(sum - Math.floor(elapsedMs / 1_000));
}

/** The States that brought a nudge though nobody could see a window then. */
export function blindNudges(told: readonly StateView[]): StateView[] {
  return told.filter(({ drift, evidence, commitment }, index) => {
    const before = told[index - 1];
    const isSame = before?.commitment?.id === commitment?.id && before?.drift?.nudge?.id === drift?.nudge?.id;
    if (drift?.nudge === undefined || isSame || before === undefined) return false;
    return evidence?.health.status !== "healthy" || evidence.idle || evidence.current === undefined;
  });
}

/** Those that begin before the one before has ended, or last no time. */
export function outOfOrder(
  stretches: ReadonlyArray<{ readonly from_ms: number; readonly to_ms: number }>,
): unknown[] {
  return stretches.filter(({ from_ms, to_ms }, index) => {
    return from_ms < (stretches[index - 1]?.to_ms ?? -Infinity) || to_ms <= from_ms;
  });
}

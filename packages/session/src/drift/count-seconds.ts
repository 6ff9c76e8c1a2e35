import { threshold, type DriftRun } from "./drift-run.js";
import { endDrift, endSign } from "./end-drift.js";
import { canStillNudge, nudgeIfDue } from "./nudge-if-due.js";
import { DRIFT } from "./policy.js";

/** Counts the seconds up to `until`, with the same in front. A stretch in which nothing can come of it is one step. */
export function countSeconds(run: DriftRun, until: number): void {
  const from = run.second;
  while (run.second < until) {
    if (isQuiet(run)) skip(run, until);
    else countOne(run);
    run.changed = false;
  }
  if (run.front.relation === "off_task") run.frontOffSecs += until - from;
}

/** Whether nothing begins or ends as long as the same stays in front. */
function isQuiet(run: DriftRun): boolean {
  if (run.front.relation !== "off_task") return run.balance === 0 && run.drift === undefined;
  return run.drift !== undefined && run.signFrom !== undefined && !canStillNudge(run);
}

function skip(run: DriftRun, until: number): void {
  const secs = until - run.second;
  addSecs(run, secs);
  if (run.front.relation === "off_task") {
    run.balance += secs;
    run.lastOff = until - 1;
    run.onSecs = 0;
  }
  run.second = until;
}

function countOne(run: DriftRun): void {
  nudgeIfDue(run);
  addSecs(run, 1);
  if (run.front.relation === "off_task") countOff(run);
  else if (run.front.relation === "on_task") countOn(run);
  forget(run);
  run.second += 1;
  if (run.signFrom === undefined && run.balance >= DRIFT.signOnFrom) run.signFrom = run.second;
  else if (run.balance < DRIFT.signOffBelow) endSign(run, run.second);
  if (run.drift === undefined && run.balance >= threshold(run)) {
    run.drift = { from: run.leftZero, begun: run.second, nudges: 0, earned: false };
  }
}

function countOff(run: DriftRun): void {
  run.lastOff = run.second;
  run.onSecs = 0;
  if (run.second < run.countsFrom) return;
  if (run.balance === 0) run.leftZero = run.second;
  run.balance += 1;
}

function countOn(run: DriftRun): void {
  if (run.onSecs === 0) run.onFrom = run.second;
  run.onSecs += 1;
  run.balance = Math.max(0, run.balance - DRIFT.onTakes);
  if (run.drift === undefined || run.onSecs < DRIFT.recoveredAfterSecs) return;
  endDrift(run, run.onFrom, { recovered: true });
  run.balance = 0;
}

/** What has not gone on for long is over. */
function forget(run: DriftRun): void {
  if (run.second - run.lastOff < DRIFT.forgottenAfterSecs) return;
  run.balance = 0;
  endDrift(run, run.lastOff + 1, { recovered: false });
}

function addSecs({ front, secs }: DriftRun, count: number): void {
  if (front.relation === "on_task") secs.on += count;
  else if (front.relation === "off_task") secs.off += count;
  else if (front.relation === "unclear") secs.unclear += count;
  else secs.notJudged += count;
}

import { applyAnswers } from "./apply-answers.js";
import { countSeconds } from "./count-seconds.js";
import { secondOf, type DriftRun, type Front } from "./drift-run.js";
import { surfaceKey } from "./surface-key.js";
import { bookFront } from "./off-secs.js";
import { isOwnPage } from "./is-own-page.js";
import { giveNudge } from "./nudge-if-due.js";
import type { RunEvent } from "./run-event.js";
import type { AnswerEvent, FrontEvent } from "./timeline.js";

/** The next event. One that comes too late for its second counts in the first that is still open. */
export function feed(run: DriftRun, event: RunEvent): void {
  advance(run, secondOf(run, event.atMs));
  run.due.push(event);
}

/** Counts every second before `second`. The second itself may still get events. */
export function advance(run: DriftRun, second: number): void {
  if (second <= run.second) return;
  applyDue(run);
  countSeconds(run, second);
}

/** Makes the events of the open second count: answers before what is in front, of which the last one counts. */
export function applyDue(run: DriftRun): void {
  const { due } = run;
  if (due.length === 0) return;
  run.due = [];
  applyAnswers(
    run,
    due.filter((event): event is AnswerEvent => event.kind === "answer"),
  );
  for (const event of due) if (event.kind === "unpardoned") run.pardoned.delete(surfaceKey(event.surface));
  for (const event of due) if (event.kind === "given") giveNudge(run, event.surface);
  const front = due.findLast(
    (event): event is FrontEvent => event.kind === "surface" || event.kind === "not_judged",
  );
  if (front !== undefined) show(run, front);
}

function show(run: DriftRun, event: FrontEvent): void {
  bookFront(run);
  if (event.kind === "not_judged") {
    run.front = { relation: "not_judged" };
    return;
  }
  const { surface, verdict } = event;
  const relation = run.pardoned.has(surfaceKey(surface)) ? "on_task" : verdict.relation;
  // A verdict that comes late is no change of window.
  run.changed ||= !isSame(run.front, surface);
  run.front = { relation, surface };
  if (!isOwnPage(surface)) run.lastSurface = surface;
}

function isSame({ surface }: Front, other: { readonly app: string; readonly title: string }): boolean {
  return surface !== undefined && surface.app === other.app && surface.title === other.title;
}

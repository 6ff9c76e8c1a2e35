import type { GivenNudge } from "./drift-outcome.js";
import type { DriftRun } from "./drift-run.js";
import { endDrift, endSign } from "./end-drift.js";
import { DRIFT } from "./policy.js";
import type { AnswerEvent, NudgeAnswer } from "./timeline.js";
import { takeOffSecs } from "./off-secs.js";
import { surfaceKey } from "./surface-key.js";

/** In one second, what was on task is settled before the user is back. */
const ORDER: readonly NudgeAnswer[] = ["on_task", "back", "mute"];

/** What the user said in the open second, as of its beginning. */
export function applyAnswers(run: DriftRun, answers: readonly AnswerEvent[]): void {
  for (const wanted of ORDER) {
    for (const answer of answers) if (answer.answer === wanted) APPLY[wanted](run, answer);
  }
}

const APPLY: Readonly<Record<NudgeAnswer, (run: DriftRun, answer: AnswerEvent) => void>> = {
  on_task: pardon,
  back: comeBack,
  mute: (run) => {
    run.muted = true;
  },
};

/** The surface is on task, and has been: its seconds move, and the running drift has not been. */
function pardon(run: DriftRun, answer: AnswerEvent): void {
  const surface =
    (answer.exact === true ? undefined : openNudge(run)?.surface) ?? answer.surface ?? run.lastSurface;
  delete run.drift;
  setToZero(run);
  if (surface === undefined) return;
  const key = surfaceKey(surface);
  run.pardoned.add(key);
  const moved = takeOffSecs(run, key);
  run.secs.off -= moved;
  run.secs.on += moved;
  const { front } = run;
  if (front.surface !== undefined && surfaceKey(front.surface) === key) {
    run.front = { ...front, relation: "on_task" };
  }
}

/** The last nudge of the running drift, until it is answered. */
export function openNudge({ drift, muted, nudges }: DriftRun): GivenNudge | undefined {
  return drift === undefined || drift.nudges === 0 || muted ? undefined : nudges.at(-1);
}

function comeBack(run: DriftRun): void {
  endDrift(run, run.second, { recovered: true });
  setToZero(run);
  run.countsFrom = Math.max(run.countsFrom, run.second + DRIFT.backSecs);
}

function setToZero(run: DriftRun): void {
  run.balance = 0;
  endSign(run, run.second);
}

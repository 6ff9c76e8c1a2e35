import type { DriftRun } from "./drift-run.js";
import { surfaceKey } from "./surface-key.js";

/** Adds what the surface in front was off task to the seconds by surface: another comes to the front. */
export function bookFront(run: DriftRun): void {
  const { frontOffSecs, front } = run;
  if (frontOffSecs === 0 || front.surface === undefined) return;
  run.frontOffSecs = 0;
  const key = surfaceKey(front.surface);
  own(run).set(key, (run.offSecs.get(key) ?? 0) + frontOffSecs);
}

/** Takes a surface out of them; answers how many there were. */
export function takeOffSecs(run: DriftRun, key: string): number {
  bookFront(run);
  const secs = run.offSecs.get(key) ?? 0;
  if (secs > 0) own(run).delete(key);
  return secs;
}

/** Copies of a run share the map until one of them changes it: most seconds change nothing in it. */
function own(run: DriftRun): Map<string, number> {
  if (!run.ownsOffSecs) {
    run.offSecs = new Map(run.offSecs);
    run.ownsOffSecs = true;
  }
  return run.offSecs;
}

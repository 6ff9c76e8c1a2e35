import { copyRun, msOf, newRun, secondOf, type DriftRun } from "./drift-run.js";
import { advance, applyDue, feed } from "./feed.js";
import type { Policy, Sensitivity } from "./policy.js";
import type { RunEvent } from "./run-event.js";

/** What is dated back lies within so long: silence of a source is noticed after half of it. */
const KEEP_SECS = 60;

/**
 * A running session, counted as far as time has come. Never changed in place. The last minute can be told anew:
 * what is found out late is counted again from `base`.
 */
export interface LiveDrift {
  /** Before any of `recent`. */
  readonly base: DriftRun;
  /** In order. */
  readonly recent: readonly RunEvent[];
  /** `base` and `recent`, up to now. */
  readonly current: DriftRun;
}

export function beginLive(startedAtMs: number, policy: Policy): LiveDrift {
  return resumeLive(newRun(startedAtMs, policy));
}

/** Goes on from a run that was saved. */
export function resumeLive(run: DriftRun): LiveDrift {
  return { base: run, recent: [], current: run };
}

/** Time has come to `nowMs`. The same one when no second is over. */
export function passLive(live: LiveDrift, nowMs: number): LiveDrift {
  const second = secondOf(live.current, nowMs);
  if (second <= live.current.second) return live;
  const current = copyRun(live.current);
  advance(current, second);
  return { ...live, current };
}

/**
 * One more event. What is in front replaces all that was known of it since `atMs`, as when a source is found to
 * have been silent; nudges that were given meanwhile stay.
 */
export function learn(live: LiveDrift, event: RunEvent): LiveDrift {
  if (secondOf(live.current, event.atMs) < live.current.second) return learnLate(live, event);
  const current = copyRun(live.current);
  feed(current, event);
  const recent = withoutFrontSince(live.recent, event);
  if (recent.length === live.recent.length) return compact({ ...live, current, recent: [...recent, event] });
  return recount(live.base, [...recent, event], live.current.second);
}

/** The same with other settings from now on. */
export function retune(live: LiveDrift, change: Retuning): LiveDrift {
  const current = retuned(live.current, change);
  return { ...live, current, base: live.base === live.current ? current : retuned(live.base, change) };
}

interface Retuning {
  readonly sensitivity?: Sensitivity;
  readonly nudging?: boolean;
}

function retuned(run: DriftRun, change: Retuning): DriftRun {
  return { ...copyRun(run), ...change };
}

/** The run with what is known of the second that is not over yet: for showing it. */
export function asOfNow({ current }: LiveDrift): DriftRun {
  if (current.due.length === 0) return current;
  const run = copyRun(current);
  applyDue(run);
  return run;
}

function learnLate({ base, recent, current }: LiveDrift, event: RunEvent): LiveDrift {
  const given = current.nudges
    .slice(base.nudges.length)
    .map(({ atMs, surface }): RunEvent => ({ kind: "given", atMs, surface }));
  const kept = recent.filter(({ kind }) => kind !== "given");
  const before = withoutFrontSince(kept, event);
  const events = [...before, event, ...given].toSorted((a, b) => a.atMs - b.atMs);
  return recount(base, events, current.second);
}

function recount(base: DriftRun, recent: readonly RunEvent[], second: number): LiveDrift {
  const current = copyRun(base);
  for (const event of recent) feed(current, event);
  advance(current, second);
  return { base, recent, current };
}

function withoutFrontSince(events: readonly RunEvent[], event: RunEvent): readonly RunEvent[] {
  return isFront(event) ? events.filter((other) => !isFront(other) || other.atMs <= event.atMs) : events;
}

function isFront({ kind }: RunEvent): boolean {
  return kind === "surface" || kind === "not_judged";
}

/** Events that nothing can be dated before any more become part of the base. */
function compact(live: LiveDrift): LiveDrift {
  const { base, recent, current } = live;
  const keptFromMs = msOf(current, current.second - KEEP_SECS);
  const first = recent[0];
  if (first === undefined || first.atMs >= keptFromMs - KEEP_SECS * 1_000) return live;
  const next = copyRun(base);
  for (const event of recent) if (event.atMs < keptFromMs) feed(next, event);
  return { current, base: next, recent: recent.filter(({ atMs }) => atMs >= keptFromMs) };
}

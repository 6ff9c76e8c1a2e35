import { passLive, type LiveDrift } from "../drift/live-drift.js";
import type { Model } from "../session/model.js";
import { monoOf, sessionTimeMs } from "../session/session-time.js";

/** The Model with the seconds counted that are over. The same one when none is. */
export function passDrift(model: Model, monoMs: number): Model {
  const { session } = model;
  if (model.runtimeState !== "active" || session?.drift === undefined) return model;
  const live = passLive(session.drift.live, sessionTimeMs(session, monoMs));
  if (live === session.drift.live) return model;
  return { ...model, session: { ...session, drift: { ...session.drift, live } } };
}

/** Whether a reader of the State sees more than longer sums. */
export function driftLooksDifferent(before: Model, next: Model): boolean {
  const [a, b] = [before.session?.drift?.live.current, next.session?.drift?.live.current];
  if (a === undefined || b === undefined) return a !== b;
  if (a.nudges.length !== b.nudges.length || a.drifts.length !== b.drifts.length) return true;
  return (
    (a.signFrom === undefined) !== (b.signFrom === undefined) ||
    (a.drift === undefined) !== (b.drift === undefined)
  );
}

/** When the next second is over, as long as seconds can come to anything; `undefined` otherwise. */
export function driftDueMono({ runtimeState, session }: Model): number | undefined {
  if (runtimeState !== "active" || session?.drift === undefined) return undefined;
  const { live } = session.drift;
  return isQuiet(live)
    ? undefined
    : monoOf(session, live.current.startedAtMs + (live.current.second + 1) * 1_000);
}

function isQuiet({ current: { balance, drift, front, due } }: LiveDrift): boolean {
  return balance === 0 && drift === undefined && front.relation !== "off_task" && due.length === 0;
}

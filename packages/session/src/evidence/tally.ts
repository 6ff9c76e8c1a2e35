import type { EvidenceSpan } from "@antidrift/wire";
import { KEPT } from "../kept.js";

/** One application and how long it was in front. */
export interface AppTime {
  readonly app: string;
  readonly ms: number;
}

/** The closed spans of a session, added up. Its size does not grow with their number. */
export interface Tally {
  /** At most `KEPT.apps`, in the order in which they first came. */
  readonly apps: ReadonlyMap<string, number>;
  /** Of applications that are not in `apps`. */
  readonly otherMs: number;
  readonly observedMs: number;
  readonly unknownMs: number;
  /** The application in front until the last span ended, and since when without a break. */
  readonly stretch?: AppTime;
  readonly longest?: AppTime;
  /** The last application seen, also before a stretch of unknown. */
  readonly lastApp?: string;
  readonly switches: number;
  /** Spans with a window. */
  readonly spansCount: number;
}

export const EMPTY_TALLY: Tally = {
  apps: new Map(),
  otherMs: 0,
  observedMs: 0,
  unknownMs: 0,
  switches: 0,
  spansCount: 0,
};

/** The tally with one more span, which follows the last one. */
export function addSpan(tally: Tally, span: EvidenceSpan): Tally {
  const ms = span.to_ms - span.from_ms;
  if (span.kind === "unknown") return { ...breakStretch(tally), unknownMs: tally.unknownMs + ms };
  const stretch = { app: span.app, ms: ms + (tally.stretch?.app === span.app ? tally.stretch.ms : 0) };
  const switched = tally.lastApp !== undefined && tally.lastApp !== span.app;
  return {
    ...addApp(tally, span.app, ms),
    observedMs: tally.observedMs + ms,
    stretch,
    longest: tally.longest === undefined || stretch.ms > tally.longest.ms ? stretch : tally.longest,
    lastApp: span.app,
    switches: tally.switches + (switched ? 1 : 0),
    spansCount: tally.spansCount + 1,
  };
}

/** The tally when what comes next does not follow on: after a gap, or something unknown. */
export function breakStretch(tally: Tally): Tally {
  const { stretch: _, ...rest } = tally;
  return rest;
}

/** The tally when a window that was added must not be known any more: its time counts as unknown. */
export function forgetSpan(tally: Tally, span: EvidenceSpan): Tally {
  const ms = span.to_ms - span.from_ms;
  const left = (tally.apps.get(span.app) ?? 0) - ms;
  const apps = new Map(tally.apps);
  if (left > 0) apps.set(span.app, left);
  else apps.delete(span.app);
  const { stretch, longest, lastApp, ...rest } = tally;
  const isKnown = (app: string): boolean => app !== span.app || left > 0;
  return {
    ...rest,
    apps,
    // Of an application that had to give its place to another, the time is in here.
    otherMs: tally.apps.has(span.app) ? tally.otherMs : Math.max(0, tally.otherMs - ms),
    observedMs: tally.observedMs - ms,
    unknownMs: tally.unknownMs + ms,
    ...(stretch !== undefined && isKnown(stretch.app) && { stretch }),
    ...(longest !== undefined && isKnown(longest.app) && { longest }),
    ...(lastApp !== undefined && isKnown(lastApp) && { lastApp }),
    spansCount: tally.spansCount - 1,
  };
}

/** A newcomer always gets a place, the shortest one's, so that what is used long cannot be kept out by what came first. */
function addApp(tally: Tally, app: string, ms: number): Tally {
  const apps = new Map(tally.apps);
  let { otherMs } = tally;
  if (!apps.has(app) && apps.size >= KEPT.apps) {
    const shortest = shortestOf(apps);
    apps.delete(shortest.app);
    otherMs += shortest.ms;
  }
  apps.set(app, (apps.get(app) ?? 0) + ms);
  return { ...tally, apps, otherMs };
}

function shortestOf(apps: ReadonlyMap<string, number>): AppTime {
  let shortest: AppTime = { app: "", ms: Infinity };
  for (const [app, ms] of apps) if (ms < shortest.ms) shortest = { app, ms };
  return shortest;
}

import { LIMITS, type EvidenceSummary, type Gap } from "@antidrift/wire";
import type { AppTime, Tally } from "./tally.js";

/** What a review shows of the evidence. Whole seconds, each rounded by itself. */
export function summarise(tally: Tally, gaps: readonly Gap[]): EvidenceSummary {
  const longestFirst = [...tally.apps].toSorted(([a, aMs], [b, bMs]) => bMs - aMs || compareText(a, b));
  const shown = longestFirst.slice(0, LIMITS.appsShown);
  const hidden = longestFirst.slice(LIMITS.appsShown);
  return {
    apps: shown.map(([app, ms]) => inSecs({ app, ms })),
    other_secs: secs(tally.otherMs + hidden.reduce((sum, [, ms]) => sum + ms, 0)),
    observed_secs: secs(tally.observedMs),
    unknown_secs: secs(tally.unknownMs),
    gap_secs: secs(gaps.reduce((sum, gap) => sum + gap.to_ms - gap.from_ms, 0)),
    ...(tally.longest === undefined ? {} : { longest_stretch: inSecs(tally.longest) }),
    switches: tally.switches,
  };
}

function inSecs({ app, ms }: AppTime): { app: string; secs: number } {
  return { app, secs: secs(ms) };
}

function secs(ms: number): number {
  return Math.round(ms / 1_000);
}

/** By code unit, so that the order is the same on every machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

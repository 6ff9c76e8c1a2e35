import type { EvidenceSummary } from "@antidrift/wire";

export interface Bar {
  kind: "app" | "other" | "unknown" | "gap";
  /** Empty but for applications. */
  app: string;
  secs: number;
  /** Of the longest bar, 0 to 1. */
  share: number;
}

/** What there is to draw: applications, the longest first, then the time that cannot be claimed, as what it is. */
export function evidenceBars({ apps, other_secs, unknown_secs, gap_secs }: EvidenceSummary): Bar[] {
  const bars = [
    ...apps.map(({ app, secs }) => ({ kind: "app" as const, app, secs })),
    { kind: "other" as const, app: "", secs: other_secs },
    { kind: "unknown" as const, app: "", secs: unknown_secs },
    { kind: "gap" as const, app: "", secs: gap_secs },
  ].filter(({ secs }) => secs > 0);
  const longest = Math.max(1, ...bars.map(({ secs }) => secs));
  return bars.map(({ kind, app, secs }) => ({ kind, app, secs, share: secs / longest }));
}

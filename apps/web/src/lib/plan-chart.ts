import type { SessionRecord } from "@antidrift/session";

interface Column {
  id: string;
  /** Heights as shares of the tallest, 0 to 1. */
  planned: number;
  worked: number;
  /** The part of `worked` beyond the plan. */
  over: number;
  startedAtMs: number;
}

export interface PlanChart {
  /** The oldest first. */
  columns: Column[];
  /** Work divided by plan, over all columns. */
  factor: number;
}

const MOST = 20;

/** Plan and work of the latest sessions, side by side. */
export function planChart(newestFirst: SessionRecord[]): PlanChart {
  const shown = newestFirst.slice(0, MOST).toReversed();
  const tallest = Math.max(
    1,
    ...shown.flatMap((record) => [record.planned_timebox_secs, record.worked_secs]),
  );
  const planned = shown.reduce((sum, record) => sum + record.planned_timebox_secs, 0);
  const worked = shown.reduce((sum, record) => sum + record.worked_secs, 0);
  return {
    columns: shown.map(({ id, planned_timebox_secs, worked_secs, started_at_ms }) => ({
      id,
      planned: planned_timebox_secs / tallest,
      worked: worked_secs / tallest,
      over: Math.max(0, worked_secs - planned_timebox_secs) / tallest,
      startedAtMs: started_at_ms,
    })),
    factor: planned === 0 ? 1 : worked / planned,
  };
}

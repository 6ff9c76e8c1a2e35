import type { SessionRecord } from "@antidrift/wire";

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
  /** Seconds, over all columns. */
  planned: number;
  worked: number;
  /** Work divided by plan; absent where it would say nothing: of few sessions, of tiny ones, or of a plan that held. */
  factor?: number;
}

const MOST = 20;
const FEWEST_FOR_FACTOR = 3;

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
    planned,
    worked,
    ...(shown.length >= FEWEST_FOR_FACTOR && saysSomething(worked / planned) && { factor: worked / planned }),
  };
}

/** As it would be written, with one digit. */
function saysSomething(factor: number): boolean {
  const rounded = Math.round(factor * 10) / 10;
  return rounded >= 0.5 && rounded <= 10 && rounded !== 1;
}

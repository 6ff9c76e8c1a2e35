/** The moments at which time is announced. The number is of whole minutes past the deadline. */
export type Milestone = "half" | "five_minutes" | "one_minute" | "over" | "over_5" | "over_15" | "over_30";

const OVERTIME: [Milestone, number][] = [
  ["over_30", -1800],
  ["over_15", -900],
  ["over_5", -300],
  ["over", 0],
];

/** Notices when a countdown passes a moment worth saying. Speaks of what happened while it watched, never of before. */
export class Milestones {
  #watched: { id: string; secs: number } | undefined;

  /** The newest milestone passed since the last look; one at most, even when a sleep jumped over several. */
  next(id: string, timeboxSecs: number, secs: number): Milestone | undefined {
    const before = this.#watched?.id === id ? this.#watched.secs : undefined;
    this.#watched = { id, secs };
    if (before === undefined || before <= secs) return undefined;
    return thresholds(timeboxSecs).find(([, at]) => before > at && secs <= at)?.[0];
  }
}

/** The latest first. Short timeboxes get fewer: three announcements in two minutes help nobody. */
function thresholds(timeboxSecs: number): [Milestone, number][] {
  const during: [Milestone, number][] = [];
  if (timeboxSecs >= 180) during.push(["one_minute", 60]);
  if (timeboxSecs >= 900) during.push(["five_minutes", 300]);
  if (timeboxSecs >= 1200) during.push(["half", Math.floor(timeboxSecs / 2)]);
  return [...OVERTIME, ...during];
}

import type { Step } from "./kind-of-work.js";

/** Reads a step of the table: "action | done" or "action | done | minutes". */
export function parseStep(cell: string): Step {
  const [action = "", done = "", minutes] = cell.split(" | ");
  return minutes === undefined ? { action, done } : { action, done, minutes: Number(minutes) };
}

import type { KindOfWork, KindRow } from "./kind-of-work.js";
import { parseStep } from "./parse-step.js";

/** A row of the table with its steps read. */
export function toKind({ steps, ...row }: KindRow): KindOfWork {
  const { progress, ...others } = steps;
  const own = Object.entries(others).map(([mode, cell]) => [mode, parseStep(cell)]);
  return { ...row, steps: { progress: parseStep(progress), ...Object.fromEntries(own) } };
}

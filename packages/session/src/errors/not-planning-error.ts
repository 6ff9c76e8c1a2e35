import type { RuntimeState } from "@antidrift/wire";

/** The coach was asked, or cancelled, outside planning. Nothing changed. */
export class NotPlanningError extends Error {
  override readonly name = "NotPlanningError";
  readonly code = "ErrNotPlanning";
  readonly from: RuntimeState;

  constructor(from: RuntimeState) {
    super("The coach helps only while planning.");
    this.from = from;
  }
}

import type { Proposal } from "@antidrift/ai";
import { startController, type HarnessOptions, type Harness } from "./start-controller.js";

export const PROPOSAL: Proposal = {
  nextAction: "Write the list",
  successCondition: "It has 5 items",
  timeboxSecs: 1_500,
};

/** The same, as a State shows it. */
export const SHOWN_PROPOSAL = {
  next_action: "Write the list",
  success_condition: "It has 5 items",
  timebox_secs: 1_500,
} as const;

/** A Controller on fakes that is planning, with nothing told yet. */
export function startPlanning(options: HarnessOptions = {}): Harness {
  const harness = startController(options);
  harness.controller.enterPlanning();
  harness.told.length = 0;
  return harness;
}

/** Lets everything that has settled be heard. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

import { Controller } from "../controller.js";
import type { ControllerOptions } from "../controller-options.js";
import type { StateView } from "@antidrift/wire";
import { describeFailureByCode } from "./describe-failure-by-code.js";
import { FakeClock } from "./fake-clock.js";
import { GatedCoach } from "./gated-coach.js";
import { keepEverything } from "./keep-everything.js";
import { MemoryStore } from "./memory-store.js";

/** A Controller on fakes, with everything that its first listener was told. */
export interface Harness {
  readonly clock: FakeClock;
  readonly store: MemoryStore;
  readonly coach: GatedCoach;
  readonly controller: Controller;
  readonly told: StateView[];
  readonly errors: unknown[];
}

export interface HarnessOptions extends Partial<Omit<ControllerOptions, "clock" | "store">> {
  readonly clock?: FakeClock;
  readonly store?: MemoryStore;
}

/** A commitment of 25 minutes. */
export const COMMITMENT = {
  nextAction: "Draft the executive summary section",
  successCondition: "Summary has 3 paragraphs: revenue, risks, outlook",
  timeboxSecs: 1_500,
} as const;

export function startController(options: HarnessOptions = {}): Harness {
  const { clock = new FakeClock(), store = new MemoryStore(), ...rest } = options;
  const coach = new GatedCoach();
  const told: StateView[] = [];
  const errors: unknown[] = [];
  let ids = 0;
  const controller = new Controller({
    newId: () => `session-${(ids += 1)}`,
    onError: (error) => errors.push(error),
    redact: keepEverything,
    describeFailure: describeFailureByCode,
    ...rest,
    clock,
    store,
  });
  controller.setCoach(coach, "claude");
  controller.subscribe((state) => told.push(state));
  return { clock, store, coach, controller, told, errors };
}

/** A Controller on fakes with a commitment running. */
export function startActive(options: HarnessOptions = {}): Harness {
  const harness = startController(options);
  harness.controller.enterPlanning();
  harness.controller.startManualCommitment(COMMITMENT);
  return harness;
}

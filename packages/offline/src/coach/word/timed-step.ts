import type { KindOfWork, Step } from "../tables/first-steps/kind-of-work.js";
import type { TaskObject } from "../classify/object-of.js";
import { fillStep } from "./fill-step.js";

/** A filled-in step with its timebox. */
export type TimedStep = Step & { readonly minutes: number };

/** Puts the object into a step; its time is its own or that of the kind of work. */
export function timedStep(step: Step, object: TaskObject, kind: KindOfWork): TimedStep {
  return { ...fillStep(step, object), minutes: step.minutes ?? kind.minutes };
}

import { kindOf } from "../classify/kind-of.js";
import { quoted } from "../classify/object-of.js";
import { lookAtTheFault } from "../tables/first-steps/by-form.js";
import { general } from "../tables/first-steps/general.js";
import { stepForThing } from "./step-for-thing.js";
import { type TimedStep, timedStep } from "./timed-step.js";

/** The step for a statement that something is wrong: its own words, unless a step is known for mending such a thing. */
export function stepForFault(statement: string, subject: string): TimedStep {
  if (kindOf(subject).kind === "repair") return stepForThing(subject, "progress");
  return timedStep(lookAtTheFault, quoted(statement), general);
}

import { general } from "../tables/first-steps/general.js";
import type { KindOfWork, Mode } from "../tables/first-steps/kind-of-work.js";
import type { TaskObject } from "../classify/object-of.js";
import { type TimedStep, timedStep } from "./timed-step.js";

/** Looks up the table of first steps and fills in the object. */
export function stepOfKind(kind: KindOfWork, mode: Mode, object: TaskObject): TimedStep {
  if (mode === "choose") {
    const step = kind.steps.choose ?? general.steps.choose ?? general.steps.progress;
    return timedStep(step, oneOf(object), kind);
  }
  const isNew = mode === "progress" && /^(?:a|an|another|some|new)\s/iu.test(object.topic);
  const step = kind.steps[mode] ?? (isNew ? kind.steps.start : undefined) ?? kind.steps.progress;
  return timedStep(step, object, kind);
}

/** What is still to be chosen is "a desk", not "the desk". */
function oneOf(object: TaskObject): TaskObject {
  if (object.isPlural || !object.object.startsWith("the ")) return { ...object, object: object.topic };
  const article = /^[aeio]|^u(?!ni|s)/iu.test(object.topic) ? "an" : "a";
  return { ...object, object: `${article} ${object.topic}` };
}

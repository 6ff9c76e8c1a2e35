import { clauseSteps, general } from "../tables/first-steps/general.js";
import { parseStep } from "../tables/first-steps/parse-step.js";
import { objectOf, type TaskObject } from "../classify/object-of.js";
import { stepOfKind } from "./step-of-kind.js";
import { type TimedStep, timedStep } from "./timed-step.js";

/** The step for something to know or to choose: "why the login loops", "which desk to get". */
export function stepForClause(clause: TaskObject): TimedStep {
  const wanted = TO_CHOOSE.exec(clause.topic)?.[1];
  if (wanted !== undefined) return stepOfKind(general, "choose", objectOf(wanted));
  const lower = clause.topic.toLowerCase();
  const found = clauseSteps.find(({ opens }) => opens.some((words) => lower.startsWith(`${words} `)));
  return found === undefined
    ? stepOfKind(general, "understand", clause)
    : timedStep(parseStep(found.step), clause, general);
}

const TO_CHOOSE =
  /^(?:which|what)\s+(?:kind of |type of |sort of )?(.+?)\s+(?:to|should i|i should|we should)\s+(?:get|buy|choose|use|pick|order|go with|book|take|rent|watch|read|wear)\b/iu;

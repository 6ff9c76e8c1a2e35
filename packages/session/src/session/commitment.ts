import { LIMITS } from "@antidrift/wire";
import { checkPhrases, checkSecs, checkText, checkTextOrNone } from "./check-input.js";

/** What the user commits to. */
export interface CommitmentInput {
  readonly nextAction: string;
  readonly successCondition: string;
  /** Whole seconds, 60 to 86,400. */
  readonly timeboxSecs: number;
  /** Up to 20 phrases of 1 to 80 characters that name what will rightly be in front. */
  readonly expects?: readonly string[] | undefined;
  /** Up to 200 characters: what the user will do when something pulls them away. */
  readonly ifDrift?: string | undefined;
}

/** The same, within its limits. */
export interface Commitment {
  readonly nextAction: string;
  readonly successCondition: string;
  readonly plannedTimeboxSecs: number;
  readonly expects?: readonly string[];
  readonly ifDrift?: string;
}

interface CommitmentOnWire {
  next_action: string;
  success_condition: string;
  planned_timebox_secs: number;
  expects?: string[];
  if_drift?: string;
}

/** Throws `InvalidInputError` naming the field. What is empty of the optional ones is left out. */
export function checkCommitment(input: CommitmentInput): Commitment {
  const expects = checkPhrases("expects", input.expects ?? [], {
    most: LIMITS.expects,
    characters: LIMITS.expectsCharacters,
  });
  const ifDrift = checkTextOrNone("if_drift", input.ifDrift ?? "", LIMITS.ifDriftCharacters);
  return {
    nextAction: checkText("next_action", input.nextAction, LIMITS.textCharacters),
    successCondition: checkText("success_condition", input.successCondition, LIMITS.textCharacters),
    plannedTimeboxSecs: checkSecs("timebox_secs", input.timeboxSecs, [
      LIMITS.timeboxMinSecs,
      LIMITS.timeboxMaxSecs,
    ]),
    ...(expects.length === 0 ? {} : { expects }),
    ...(ifDrift === "" ? {} : { ifDrift }),
  };
}

/** As the State, the history and the snapshot name it. */
export function commitmentToWire(commitment: Commitment): CommitmentOnWire {
  const { expects, ifDrift } = commitment;
  return {
    next_action: commitment.nextAction,
    success_condition: commitment.successCondition,
    planned_timebox_secs: commitment.plannedTimeboxSecs,
    ...(expects === undefined ? {} : { expects: [...expects] }),
    ...(ifDrift === undefined ? {} : { if_drift: ifDrift }),
  };
}

export function commitmentFromWire(saved: CommitmentOnWire): Commitment {
  return {
    nextAction: saved.next_action,
    successCondition: saved.success_condition,
    plannedTimeboxSecs: saved.planned_timebox_secs,
    ...(saved.expects === undefined ? {} : { expects: saved.expects }),
    ...(saved.if_drift === undefined ? {} : { ifDrift: saved.if_drift }),
  };
}

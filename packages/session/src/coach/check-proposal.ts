import { UnusableProposalError } from "../errors/unusable-proposal-error.js";
import { LIMITS, type ProposalView } from "@antidrift/wire";
import { cleanText, countCharacters } from "../text/clean-text.js";

/** The proposal as it is shown. Trusts no coach to have kept the limits; throws `UnusableProposalError`. */
export function checkProposal(value: unknown): ProposalView {
  const given = readFields(value);
  const next_action = usableText(given.nextAction);
  if (next_action === undefined) throw new UnusableProposalError("next_action");
  const success_condition = usableText(given.successCondition);
  if (success_condition === undefined) throw new UnusableProposalError("success_condition");
  const timebox_secs = usableSecs(given.timeboxSecs);
  if (timebox_secs === undefined) throw new UnusableProposalError("timebox_secs");
  return { next_action, success_condition, timebox_secs, ...usableExpects(given.expects) };
}

/** The usable fields of an answer that is still coming; the others are left out. */
export function checkPartial(value: unknown): Partial<ProposalView> {
  const given = readFields(value);
  const next_action = usableText(given.nextAction);
  const success_condition = usableText(given.successCondition);
  const timebox_secs = usableSecs(given.timeboxSecs);
  return {
    ...(next_action === undefined ? {} : { next_action }),
    ...(success_condition === undefined ? {} : { success_condition }),
    ...(timebox_secs === undefined ? {} : { timebox_secs }),
    ...usableExpects(given.expects),
  };
}

interface Fields {
  readonly nextAction?: unknown;
  readonly successCondition?: unknown;
  readonly timeboxSecs?: unknown;
  readonly expects?: unknown;
}

function readFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? value : {};
}

function usableText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = cleanText(value);
  return text === "" || countCharacters(text) > LIMITS.textCharacters ? undefined : text;
}

/** A proposal is as good without them: what is not usable is left out. */
function usableExpects(value: unknown): { expects?: string[] } {
  if (!Array.isArray(value)) return {};
  const phrases = value
    .filter((phrase): phrase is string => typeof phrase === "string")
    .map((phrase) => cleanText(phrase))
    .filter((phrase) => phrase !== "" && countCharacters(phrase) <= LIMITS.expectsCharacters);
  const expects = [...new Set(phrases)].slice(0, LIMITS.expects);
  return expects.length === 0 ? {} : { expects };
}

function usableSecs(value: unknown): number | undefined {
  const usable =
    typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= LIMITS.timeboxMaxSecs;
  return usable ? value : undefined;
}

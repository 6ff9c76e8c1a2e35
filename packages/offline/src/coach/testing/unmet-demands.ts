import type { Proposal } from "@antidrift/ai";
import { isVerb } from "../classify/opening-verb.js";
import { startsWithVerb } from "../classify/starts-with-verb.js";

/** What any sensible proposal for an intent meets. A missing member asks nothing. */
interface Demands {
  readonly minutes?: readonly [least: number, most: number];
  readonly action_includes_any?: readonly string[];
  readonly action_excludes?: readonly string[];
  readonly action_not_equal_intent?: boolean;
  readonly action_max_chars?: number;
  readonly starts_with_verb?: boolean;
  readonly one_task_only?: boolean;
  readonly success_min_words?: number;
}

/** An intent with what its proposal must meet. */
export interface IntentCase {
  readonly intent: string;
  /** Local time, where the text names a clock time. */
  readonly now?: string;
  readonly must: Demands;
  /** The reason for the demands, where a person has judged them. */
  readonly why?: string;
}

/** The names of the demands that a proposal does not meet. */
export function unmetDemands({ intent, must }: IntentCase, proposal: Proposal): readonly string[] {
  const { nextAction: action, successCondition: done, timeboxSecs } = proposal;
  const holds = (words: readonly string[]) =>
    words.some((word) => action.toLowerCase().includes(word.toLowerCase()));
  const [least, most] = must.minutes ?? [1, 1440];
  const met: Readonly<Record<keyof Demands, boolean>> = {
    minutes: timeboxSecs >= least * 60 && timeboxSecs <= most * 60,
    action_includes_any: holds(must.action_includes_any ?? [""]),
    action_excludes: !holds(must.action_excludes ?? []),
    action_not_equal_intent: action.toLowerCase() !== intent.trim().toLowerCase(),
    action_max_chars: action.length <= (must.action_max_chars ?? 160),
    starts_with_verb: /^\p{Lu}/u.test(action) && (startsWithVerb(action) || isVerb(firstWord(action))),
    one_task_only: !/[;\n]|\bthen\b|, and\b/iu.test(action),
    success_min_words: /\p{L}/u.test(done) && wordsIn(done) >= (must.success_min_words ?? 1),
  };
  const demanded = Object.keys(met) as (keyof Demands)[];
  return demanded.filter((name) => !met[name] && (must[name] ?? false) !== false);
}

function firstWord(text: string): string {
  return (/^[\p{L}'-]+/u.exec(text)?.[0] ?? "").toLowerCase();
}

/** Scripts without spaces have no words to count. */
function wordsIn(text: string): number {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*/gu) ?? [];
  return /\p{Script=Latin}/u.test(text) ? words.length : Number.POSITIVE_INFINITY;
}

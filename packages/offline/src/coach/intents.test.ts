import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OfflineCoach } from "./offline-coach.js";
import { isVerb } from "./classify/opening-verb.js";

/** What any sensible proposal for the intent meets. A missing member asks nothing. */
interface Must {
  readonly minutes?: readonly [least: number, most: number];
  readonly action_includes_any?: readonly string[];
  readonly action_excludes?: readonly string[];
  readonly action_not_equal_intent?: boolean;
  readonly action_max_chars?: number;
  readonly starts_with_verb?: boolean;
  readonly one_task_only?: boolean;
  readonly success_min_words?: number;
}

interface Case {
  readonly id: string;
  readonly intent: string;
  readonly now?: string;
  readonly must: Must;
}

const NOON = "2026-03-10T14:20:00";

function casesIn(file: string): readonly Case[] {
  return readFileSync(new URL(`fixtures/${file}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Case => JSON.parse(line));
}

function propose({ intent, now = NOON }: Pick<Case, "intent" | "now">): {
  action: string;
  done: string;
  minutes: number;
} {
  const coach = new OfflineCoach({ now: () => new Date(now) });
  const { nextAction, successCondition, timeboxSecs } = coach.propose(intent);
  return { action: nextAction, done: successCondition, minutes: timeboxSecs / 60 };
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*/gu) ?? [];
}

/** What of a case's demands the proposal does not meet. */
function failures({ intent, now, must }: Case): readonly string[] {
  const { action, done, minutes } = propose(now === undefined ? { intent } : { intent, now });
  const lower = action.toLowerCase();
  const [least, most] = must.minutes ?? [1, 1440];
  const first = wordsOf(lower)[0] ?? "";
  const checks: Readonly<Record<string, boolean>> = {
    minutes: minutes >= least && minutes <= most,
    action_includes_any: (must.action_includes_any ?? [""]).some((word) =>
      lower.includes(word.toLowerCase()),
    ),
    action_excludes: !(must.action_excludes ?? []).some((word) => lower.includes(word.toLowerCase())),
    action_not_equal_intent: must.action_not_equal_intent !== true || lower !== intent.trim().toLowerCase(),
    action_max_chars: action.length <= (must.action_max_chars ?? 160),
    starts_with_verb: must.starts_with_verb !== true || (isVerb(first) && /^\p{Lu}/u.test(action)),
    one_task_only: must.one_task_only !== true || !/[;\n]|\bthen\b|, and\b/iu.test(action),
    success_min_words:
      /\p{L}/u.test(done) &&
      (wordsOf(done).length >= (must.success_min_words ?? 1) || !/\p{Script=Latin}/u.test(done)),
  };
  return Object.keys(checks)
    .filter((name) => checks[name] === false)
    .map((name) => `${name}: ${action} | ${done} | ${minutes}`);
}

describe("intents as people type them", () => {
  it.each([...casesIn("intents.jsonl"), ...casesIn("more-intents.jsonl")])("sharpens $intent", (example) => {
    expect(failures(example)).toEqual([]);
  });

  // Read every line that changes: each must be one the person would keep. Then `vitest -u` writes the file anew.
  it("keeps every proposal that was read and approved", async () => {
    const lines = casesIn("more-intents.jsonl").map((example) => {
      const { action, done, minutes } = propose(example);
      return `${JSON.stringify(example.intent.slice(0, 120))}\n    ${action} | ${done} | ${minutes} min`;
    });
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("fixtures/approved-proposals.txt");
  });
});

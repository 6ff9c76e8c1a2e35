import type { JudgeRule } from "@antidrift/ai";
import type { DescribeFailure } from "./coach/described-failure.js";
import type { Draft } from "./coach/drafter.js";
import type { Redact } from "./evidence/clean-sample.js";
import type { JudgingSettings } from "./judging/judging-settings.js";
import type { Clock } from "./ports/clock.js";
import type { Judge } from "./ports/judge.js";
import type { Store } from "./ports/store.js";

export interface ControllerOptions {
  readonly clock: Clock;
  readonly store: Store;
  /** Makes the id of a session. Defaults to a random UUID. */
  readonly newId?: () => string;
  /** How long the coach may take. Defaults to 30,000. */
  readonly coachTimeoutMs?: number;
  /** The sentence for a coach's failure. When it throws, the user reads no more than that the coach failed. */
  readonly describeFailure: DescribeFailure;
  /**
   * The user's privacy rules, asked before a window is kept or shown anywhere: answers with what may be kept, or
   * `undefined` for nothing. When it throws, nothing is kept. There is no default: who keeps everything says so.
   */
  readonly redact: Redact;
  /** Makes the offline draft at the moment of asking, or soon after. Defaults to none. */
  readonly draft?: Draft;
  /** Judges what is in front, from the start; see `setJudge`. */
  readonly judge?: Judge;
  /** What the user decided about judging. Defaults to "on" and "normal". */
  readonly judging?: JudgingSettings;
  /** The user's rules for judging. Defaults to none. */
  readonly judgeRules?: readonly JudgeRule[];
  /** Told what a listener, a hook of the coach or the draft threw, and what the store refused of evidence. */
  readonly onError?: (error: unknown) => void;
}

import type { JudgeRule } from "@antidrift/ai";
import { beginLive, type LiveDrift } from "../drift/live-drift.js";
import type { AnswerEvent } from "../drift/timeline.js";
import type { JudgingSettings } from "./judging-settings.js";

const DAY_MS = 86_400_000;

/** How a running session is judged. */
export interface SessionDrift {
  readonly live: LiveDrift;
  /** What the user said, oldest first. */
  readonly answers: readonly AnswerEvent[];
  /** Rules that hold for this session, newest first. */
  readonly rules: readonly JudgeRule[];
}

/** Of a session in which nothing was judged yet. */
export function newSessionDrift(
  startedAtMs: number,
  { mode, sensitivity }: JudgingSettings,
  earlierNudgesMs: readonly number[],
): SessionDrift {
  const policy = { sensitivity, nudges: mode === "on", earlierNudgesMs };
  return { live: beginLive(startedAtMs, policy), answers: [], rules: [] };
}

/** The nudges of the last day when a session is over that had these. */
export function withNudgesOf(
  nudgedMs: readonly number[],
  { drift, endedAtMs = 0 }: { readonly drift?: SessionDrift; readonly endedAtMs?: number },
): readonly number[] {
  if (drift === undefined) return nudgedMs;
  const all = [...nudgedMs, ...drift.live.current.nudges.map(({ atMs }) => atMs)];
  return all.filter((atMs) => endedAtMs - atMs < DAY_MS);
}

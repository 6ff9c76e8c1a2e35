import type { Sensitivity } from "../drift/policy.js";

/** What the user decided about judging. */
export interface JudgingSettings {
  /** "watch": verdicts are shown, and no nudge is given. */
  readonly mode: "on" | "watch" | "off";
  readonly sensitivity: Sensitivity;
}

export const DEFAULT_JUDGING: JudgingSettings = { mode: "on", sensitivity: "normal" };

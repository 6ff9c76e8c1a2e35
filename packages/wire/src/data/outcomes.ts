/** What a user can say of a session. */
export const OUTCOMES = ["done", "partly", "not_done"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the history can hold of one: also that nothing was said. */
export const RECORDED_OUTCOMES = [...OUTCOMES, "not_recorded"] as const;
export type RecordedOutcome = (typeof RECORDED_OUTCOMES)[number];

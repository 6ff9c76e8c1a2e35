/** Where a person is with their one thing. */
export const RUNTIME_STATES = ["locked", "planning", "active", "review"] as const;
export type RuntimeState = (typeof RUNTIME_STATES)[number];

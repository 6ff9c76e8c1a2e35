/**
 * How long a step of a test may take, in milliseconds. No step needs it: it only ends a test that waits for what never comes, on
 * a machine however slow.
 */
export const PATIENCE_MS = 60_000;

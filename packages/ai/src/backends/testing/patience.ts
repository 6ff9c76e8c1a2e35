/** For `vi.waitFor`: what another process does may take long on a busy machine, and costs nothing when it does not. */
export const PATIENCE = { timeout: 60_000, interval: 10 };

/** As a limit in milliseconds: does not pass during a test. */
export const AN_HOUR = 3_600_000;

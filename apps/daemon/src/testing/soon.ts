/** For `vi.waitFor`: at once when all is well, and long enough for a machine that stands still for seconds. */
export const soon = { timeout: 60_000, interval: 10 };

/** Resolves when `signal` aborts. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** Never settles; for work that is done, within a race of others that go on. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}

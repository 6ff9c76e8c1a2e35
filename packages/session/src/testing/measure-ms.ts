/** How long it really takes, for tests that hold a cost to a bound. */
export function measureMs(run: () => void): number {
  // oxlint-disable-next-line eslint/no-restricted-properties -- the cost of code is not a matter of the Clock port
  const start = performance.now();
  run();
  // oxlint-disable-next-line eslint/no-restricted-properties -- as above
  return performance.now() - start;
}

const names = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** Calls `stop` at the first signal to end; at the second ends at once. Returns a function that stops listening. */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): () => void {
  let isStopping = false;
  const listener = (signal: NodeJS.Signals): void => {
    // 128 and the number of the signal is what a shell reports for a program that a signal ended.
    if (isStopping) process.exit(signal === "SIGINT" ? 130 : 143);
    isStopping = true;
    stop(signal);
  };
  for (const name of names) process.on(name, listener);
  return () => {
    for (const name of names) process.off(name, listener);
  };
}

import { isatty } from "node:tty";

const ENDING = ["SIGTERM", "SIGINT"] as const;

/** Asked at the start: of a terminal that was closed, the system says that it is none. */
const hasTerminal = [0, 1, 2].some((descriptor) => isatty(descriptor));

/**
 * Calls `stop` at the first signal to end; at the second ends at once. Returns a function that stops listening.
 * The end of a terminal (SIGHUP) ends only who was started in one and has it still: `nohup` takes it away, and that a
 * signal is to be ignored, as `nohup` says too, Node forgets when it starts.
 */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): () => void {
  let isStopping = false;
  const listener = (signal: NodeJS.Signals): void => {
    // 128 and the number of the signal is what a shell reports for a program that a signal ended.
    if (isStopping) process.exit(signal === "SIGINT" ? 130 : 143);
    isStopping = true;
    stop(signal);
  };
  const onHangUp = hasTerminal ? listener : ignore;
  for (const name of ENDING) process.on(name, listener);
  process.on("SIGHUP", onHangUp);
  return () => {
    for (const name of ENDING) process.off(name, listener);
    process.off("SIGHUP", onHangUp);
  };
}

/** Without a listener Node would open a debugger, which takes orders from every program of this machine, at SIGUSR1. */
export function refuseDebugger(): void {
  process.on("SIGUSR1", ignore);
}

function ignore(): void {}

import { rmSync } from "node:fs";

interface Leftover {
  /** Ends a process tree, synchronously. */
  readonly kill: () => void;
  /** Directory that goes with it. */
  readonly dir: string;
}

const leftovers = new Set<Leftover>();

/** Ends a process tree and removes its directory if this process exits first. The result takes that back. */
export function endOnExit(leftover: Leftover): () => void {
  if (leftovers.size === 0) process.on("exit", endAll);
  leftovers.add(leftover);
  return () => {
    leftovers.delete(leftover);
    if (leftovers.size === 0) process.off("exit", endAll);
  };
}

function endAll(): void {
  for (const { kill, dir } of leftovers) {
    kill();
    rmSync(dir, { recursive: true, force: true });
  }
}

import { setTimeout as delay } from "node:timers/promises";
import { markedProcesses, markedProcessesNow } from "./marked-processes.js";
import { statNow } from "./process-identity.js";
import { signalProcess } from "./signal-process.js";

const POLL_MS = 20;
/** What SIGKILL has not ended by then, on a busy machine too, hangs in the kernel; nobody can end it. */
const KILLED_MS = 5_000;
const MAX_ROUNDS = 4;

interface Stray {
  readonly pid: number;
  /** Its start, where that can be told at once. */
  readonly started?: string;
}

/**
 * What a program started and moved out of its process group, into a session of its own, so that a signal to the group
 * does not reach it. It is known by the mark in its environment.
 */
export class Strays {
  readonly #runId: string;
  readonly #group: number;
  #deadline = Number.POSITIVE_INFINITY;
  #ending: Promise<number> | undefined;

  /** `group` is the run's own process group, which is somebody else's to end. */
  constructor(runId: string, group: number) {
    this.#runId = runId;
    this.#group = group;
  }

  /**
   * SIGTERM to each that there is now, SIGKILL to what is left after `graceMs`; a later call may shorten the time.
   * Settles with how many there were, when they are gone. Never rejects.
   */
  async end(graceMs: number): Promise<number> {
    this.#deadline = Math.min(this.#deadline, performance.now() + graceMs);
    // What is under way may have passed over what came since.
    const ending = this.#endAfter(this.#ending);
    this.#ending = ending;
    const count = await ending;
    if (this.#ending === ending) {
      this.#ending = undefined;
      this.#deadline = Number.POSITIVE_INFINITY;
    }
    return count;
  }

  /** SIGKILL to all of them before this process exits. */
  killNow(): void {
    for (const { pid, runId } of markedProcessesNow())
      if (runId === this.#runId) signalProcess(pid, "SIGKILL");
  }

  async #endAfter(earlier: Promise<number> | undefined): Promise<number> {
    const before = (await earlier) ?? 0;
    return before + (await this.#end());
  }

  async #end(): Promise<number> {
    const seen = new Set<number>();
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const isLate = performance.now() >= this.#deadline;
      const found = await this.#signal(isLate ? "SIGKILL" : "SIGTERM");
      if (found.length === 0) break;
      for (const { pid } of found) seen.add(pid);
      await this.#wait(found, isLate ? performance.now() + KILLED_MS : undefined);
    }
    return seen.size;
  }

  /** Each is signalled as soon as its environment was read: its number cannot have become another's meanwhile. */
  async #signal(signal: NodeJS.Signals): Promise<readonly Stray[]> {
    const found: Stray[] = [];
    for await (const { pid, runId } of markedProcesses()) {
      if (runId !== this.#runId) continue;
      // Of the group nothing is known elsewhere: a process of it is then signalled twice.
      const stat = statNow(pid);
      if (stat?.group === this.#group) continue;
      signalProcess(pid, signal);
      found.push({ pid, ...(stat && { started: stat.started }) });
    }
    return found;
  }

  async #wait(strays: readonly Stray[], until: number | undefined): Promise<void> {
    while (performance.now() < (until ?? this.#deadline)) {
      if (!strays.some((stray) => isThere(stray))) return;
      await delay(POLL_MS);
    }
  }
}

/** Not by its mark: a process loses its environment a while before it has ended. */
function isThere({ pid, started }: Stray): boolean {
  if (process.platform !== "linux") return signalProcess(pid, 0);
  return started !== undefined && statNow(pid)?.started === started;
}

import { spawnSync } from "node:child_process";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const library = findLibrary();

/** Why no daemon can be given a wall clock of its own here; undefined where one can. */
export const noWallClock = library === undefined ? "libfaketime is not installed" : undefined;

/** A wall clock for daemons, which a test sets as a user or NTP would. Their other clocks are the machine's. */
export class WallClock {
  readonly #file: string;

  /** At first it goes as the machine's does. Keeps a file in `dir`. */
  constructor(dir: string) {
    this.#file = join(dir, "wall-clock");
    this.setAheadMs(0);
  }

  /** What a daemon is started with to live by it. */
  get env(): Record<string, string> {
    return {
      LD_PRELOAD: library ?? "",
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    };
  }

  /** How far it is ahead of the machine's from now on; behind it when negative. */
  setAheadMs(ms: number): void {
    // At once: half a file would be another time.
    writeFileSync(`${this.#file}.new`, `${ms < 0 ? "" : "+"}${(ms / 1000).toFixed(3)}\n`);
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** Sets it to a date, from where it goes on. */
  setTo(ms: number): void {
    this.setAheadMs(ms - Date.now());
  }
}

/** Removes what libfaketime leaves of a process that was killed; the next one with its number would trip over it. */
export function removeTraces(pid: number): void {
  rmSync(`/dev/shm/faketime_shm_${pid}`, { force: true });
  rmSync(`/dev/shm/sem.faketime_sem_${pid}`, { force: true });
}

function findLibrary(): string | undefined {
  if (process.platform !== "linux") return undefined;
  const { stdout } = spawnSync("faketime", ["-m", "-f", "+0", "printenv", "LD_PRELOAD"], {
    encoding: "utf8",
  });
  // Undefined where there is no such program.
  return (stdout ?? "").trim() || undefined;
}

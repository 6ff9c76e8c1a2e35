import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MOUNT = ["unshare", "--mount", "sh", "-c", 'mount --bind "$0" /proc/uptime && exec "$@"'];

/** Why no daemon can be given an uptime of its own here; undefined where one can. */
export const noUptime: string | undefined = reason();

/**
 * The uptime of a machine that a test sends to sleep. Linux counts sleep in it and in nothing else that Node shows, so
 * that a daemon which sees it jump has slept for all it can know.
 */
export class Uptime {
  readonly #file: string;

  /** Keeps a file in `dir`. */
  constructor(dir: string) {
    this.#file = join(dir, "uptime");
    writeFileSync(this.#file, readFileSync("/proc/uptime"));
  }

  /** For `DaemonOptions`. */
  get wrapper(): readonly string[] {
    return [...MOUNT, this.#file];
  }

  /** Only the machine's own uptime goes on between sleeps: this one stands. */
  sleptMs(ms: number): void {
    const [secs] = readFileSync("/proc/uptime", "utf8").split(" ");
    // In place: the daemon has this very file mounted.
    writeFileSync(this.#file, `${(Number(secs) + ms / 1000).toFixed(2)} 0.00\n`);
  }
}

function reason(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "only root on Linux can mount a file";
  const dir = mkdtempSync(join(tmpdir(), "antidrift-uptime-"));
  const file = join(dir, "uptime");
  try {
    writeFileSync(file, "77.00 0.00\n");
    const [program = "", ...args] = [...MOUNT, file, "cat", "/proc/uptime"];
    const { stdout } = spawnSync(program, args, { encoding: "utf8" });
    return stdout === "77.00 0.00\n" ? undefined : "mounting is not allowed here";
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Why the tests with a disk of their own cannot run here; undefined where they can. */
export const noSmallDisk: string | undefined = reason();

/** A disk of its own for a test, which goes with it. */
export interface SmallDisk {
  readonly path: string;
  /** Takes all of the space that is left. */
  fill(): void;
  free(): void;
  setReadOnly(readOnly: boolean): void;
}

export function mountSmallDisk(bytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), "antidrift-disk-"));
  run("mount", "-t", "tmpfs", "-o", `size=${bytes},mode=700`, "tmpfs", path);
  onTestFinished(() => {
    run("umount", "--lazy", path);
    rmSync(path, { recursive: true, force: true });
  });
  const filler = join(path, "filler");
  return {
    path,
    fill: () => {
      try {
        writeFileSync(filler, Buffer.alloc(bytes));
      } catch {
        // It ends exactly when there is no room left.
      }
    },
    free: () => rmSync(filler, { force: true }),
    setReadOnly: (readOnly) => run("mount", "-o", `remount,${readOnly ? "ro" : "rw"}`, path),
  };
}

function reason(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "only root on Linux can mount a disk";
  const path = mkdtempSync(join(tmpdir(), "antidrift-disk-"));
  try {
    run("mount", "-t", "tmpfs", "tmpfs", path);
    run("umount", "--lazy", path);
    return undefined;
  } catch {
    return "mounting is not allowed here";
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

function run(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
}

import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { onTestFinished } from "vitest";

/** What this process has open, by path. Linux only. */
export function openPaths(): string[] {
  return fs.readdirSync("/proc/self/fd").flatMap((descriptor) => {
    try {
      return [fs.readlinkSync(`/proc/self/fd/${descriptor}`)];
    } catch {
      // The descriptor of the listing itself.
      return [];
    }
  });
}

/** Until the test ends, this process cannot rename, replace or remove a file that it has open, as on Windows. */
export function refuseOpenFiles(): void {
  const { renameSync, rmSync, copyFileSync } = fs;
  fs.renameSync = (from, to) => {
    refuse("rename", from, to);
    renameSync(from, to);
  };
  fs.rmSync = (path, options) => {
    refuse("unlink", path);
    rmSync(path, options);
  };
  fs.copyFileSync = (from, to, mode) => {
    refuse("copyfile", to);
    copyFileSync(from, to, mode);
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(fs, { renameSync, rmSync, copyFileSync });
    syncBuiltinESMExports();
  });
}

function refuse(action: string, ...paths: fs.PathLike[]): void {
  const open = new Set(openPaths());
  for (const path of paths.map(String)) {
    if (!open.has(path)) continue;
    throw Object.assign(new Error(`EBUSY: resource busy or locked, ${action} '${path}'`), { code: "EBUSY" });
  }
}

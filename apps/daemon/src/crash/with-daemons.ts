import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DaemonProcess, type DaemonOptions } from "../testing/daemon-process.js";
import { removeTraces } from "./wall-clock.js";

/** Starts one on the directory of the test and waits until it answers. */
export type StartDaemon = (options?: Pick<DaemonOptions, "env" | "wrapper">) => Promise<DaemonProcess>;

/**
 * Runs a daemon on a directory of its own as often as `work` starts one; all is gone afterwards. Tests that run side
 * by side cannot use `onTestFinished` for that.
 */
export async function withDaemons(work: (start: StartDaemon, dir: string) => Promise<void>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), "antidrift-time-"));
  const daemons: DaemonProcess[] = [];
  try {
    await work(async (options = {}) => {
      const daemon = new DaemonProcess({ ...options, stateDir: join(dir, "state") });
      daemons.push(daemon);
      await daemon.ready();
      return daemon;
    }, dir);
  } finally {
    await Promise.all(daemons.map((daemon) => daemon.kill()));
    for (const { pid } of daemons) removeTraces(pid);
    rmSync(dir, { recursive: true, force: true });
  }
}

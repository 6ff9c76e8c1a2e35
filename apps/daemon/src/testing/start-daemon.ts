import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { DaemonProcess, type DaemonOptions } from "./daemon-process.js";

type Env = NonNullable<DaemonOptions["env"]>;

/** Goes with the test. */
export function temporaryDirectory(): string {
  const dir = mkdtempSync(join(tmpdir(), "antidrift-daemon-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A daemon on a directory of its own, which has not started yet. Ended with the test. */
export function launchDaemon(env: Env = {}, options: Partial<DaemonOptions> = {}): DaemonProcess {
  const daemon = new DaemonProcess({ stateDir: options.stateDir ?? temporaryDirectory(), ...options, env });
  onTestFinished(() => daemon.kill());
  return daemon;
}

/** The same, once it listens. */
export async function startDaemon(
  env: Env = {},
  options: Partial<DaemonOptions> = {},
): Promise<DaemonProcess> {
  const daemon = launchDaemon(env, options);
  await daemon.ready();
  return daemon;
}

/** Runs a daemon to its end. */
export async function runDaemon(env: Env = {}, args: readonly string[] = []) {
  const daemon = launchDaemon(env, { args });
  const { code } = await daemon.exited;
  return { code, stdout: daemon.stdout, stderr: daemon.stderr };
}

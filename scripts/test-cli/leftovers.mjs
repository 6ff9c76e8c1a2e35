import { readdirSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Waits until a condition holds, and fails when it does not within a minute. */
export async function until(condition, what = condition.toString()) {
  const limit = performance.now() + 60_000;
  while (!condition()) {
    if (performance.now() > limit) throw new Error(`waited in vain for ${what}`);
    await sleep(20);
  }
}

/** Waits until no directory of a run is left below this one, and no process works in one. */
export async function nothingLeft(runDir) {
  await until(() => readdirSync(runDir).length === 0, "the directory of the run to go");
  await until(() => processesIn(runDir).length === 0, "the processes of the run to end");
}

/** Only Linux tells where a process works. */
function processesIn(directory) {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").filter(
    (pid) => /^\d+$/u.test(pid) && workingDirectory(pid).startsWith(directory),
  );
}

function workingDirectory(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // Gone meanwhile, or another user's.
    return "";
  }
}

import { readFileSync, readdirSync } from "node:fs";

/** The environment variable by which the processes of one test run are known. */
export const RUN_MARK = "ANTIDRIFT_TEST_RUN";

/** The command lines of processes of the marked run that are still alive. Linux only: elsewhere none are found. */
export function leftoverProcesses(mark) {
  if (process.platform !== "linux") return [];
  const left = [];
  for (const pid of readdirSync("/proc")) {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) continue;
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
      if (!environment.includes(`${RUN_MARK}=${mark}`)) continue;
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
      if (command !== "") left.push(`${pid} ${command}`);
    } catch {
      // It ended while we looked, or is not ours to read: either way it is not ours that is left.
    }
  }
  return left;
}

import { readFileSync, readdirSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** The environment variable by which the processes of one test run are known. */
export const RUN_MARK = "ANTIDRIFT_TEST_RUN";

/** On a busy machine what was ended may take a while to be gone; what leaks stays. */
const patienceMs = 30_000;

/** The command lines of processes of the marked run that stay alive. Linux only: elsewhere none are found. */
export async function leftoverProcesses(mark) {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const left = livingProcesses(mark);
    if (left.length === 0 || performance.now() > deadline) return left;
    await setTimeout(50);
  }
}

function livingProcesses(mark) {
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

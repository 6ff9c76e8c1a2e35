import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";

/** Whether all these programs are on PATH; tests that need others are skipped, with their names in the title. */
export function haveAll(...programs: string[]): boolean {
  return programs.every((program) => {
    try {
      execFileSync("which", [program], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  });
}

/** A program that runs until it is stopped. */
export interface RunningProgram {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program of a test's desktop; its output goes nowhere unless `stdio` says otherwise. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): RunningProgram {
  const child = spawn(command, args, { stdio: "ignore", ...options });
  const ended = once(child, "exit");
  return {
    child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await ended;
    },
  };
}

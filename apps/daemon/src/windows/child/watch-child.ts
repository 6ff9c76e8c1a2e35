import { spawn, type ChildProcess } from "node:child_process";
import { LineSplitter } from "../line-splitter.js";
import { WatchError, type Watch, type WatchEvents } from "../watch.js";
import { untilAborted } from "../until-aborted.js";

const KILL_AFTER_MS = 1_000;

/** A program that prints one line whenever there is something to report, each line holding everything. */
export interface WatcherProgram {
  readonly command: string;
  readonly args: readonly string[];
  /** Reports what a line says. Throws `WatchError` when it says that the program cannot see. */
  readonly understand: (line: string, events: WatchEvents) => void;
}

/**
 * Follows windows by a long-lived child process. Of the lines that arrive together only the newest counts, so that a
 * flood costs no more than the reading of it. No process of the child's is left when the watch ends.
 */
export function watchChild({ command, args, understand }: WatcherProgram): Watch {
  return async (events, signal) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "ignore"],
      detached: process.platform !== "win32",
      windowsHide: true,
    });
    const ended = untilEnded(child, command);
    try {
      await Promise.race([untilAborted(signal), ended, understandLines(child, understand, events)]);
    } finally {
      await end(child, ended);
    }
  };
}

/** Rejects when a line says that the program cannot see. */
function understandLines(
  child: ChildProcess,
  understand: WatcherProgram["understand"],
  events: WatchEvents,
): Promise<never> {
  const splitter = new LineSplitter();
  return new Promise((_resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      const newest = splitter.push(chunk).at(-1);
      if (newest === undefined) return;
      try {
        understand(newest, events);
      } catch (error) {
        reject(error);
      }
    });
  });
}

/** Rejects when the program is gone, or could not be started at all. */
function untilEnded(child: ChildProcess, command: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    child.once("error", () => reject(new WatchError(`${command} cannot be started.`)));
    child.once("exit", () => reject(new WatchError(`${command} ended; it is being started again.`)));
  });
}

async function end(child: ChildProcess, ended: Promise<never>): Promise<void> {
  child.stdout?.destroy();
  if (child.pid === undefined) return;
  killGroup(child.pid, "SIGTERM");
  const timer = setTimeout(killGroup, KILL_AFTER_MS, child.pid, "SIGKILL");
  await ended.catch(() => undefined);
  clearTimeout(timer);
  // Children of a child that ended by itself may still be there.
  killGroup(child.pid, "SIGKILL");
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}

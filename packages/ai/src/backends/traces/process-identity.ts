import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A process, told apart from a later one with the same number by the time it started. */
export interface ProcessRecord {
  readonly pid: number;
  readonly started: string;
}

/**
 * When the process with this number started, in the system's own notation; undefined when there is none (or it is a
 * zombie) or the system does not tell. Two processes with the same number never share it.
 */
export async function startOf(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === "linux") return fromProc(await readFile(`/proc/${pid}/stat`, "latin1"))?.started;
    if (process.platform === "win32") return await fromPowerShell(pid);
    const { stdout } = await run("ps", ["-o", "lstart=", "-p", String(pid)], {
      env: { ...process.env, LC_ALL: "C" },
    });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** What Linux tells of a process at once. */
interface ProcessStat {
  readonly started: string;
  /** The number of its process group. */
  readonly group: number;
}

/** Undefined when there is no such process, or only a zombie. Linux only. */
export function statNow(pid: number): ProcessStat | undefined {
  try {
    return fromProc(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return undefined;
  }
}

/** Fields 3 (state), 5 (group) and 22 (start, in ticks since boot) of proc_pid_stat(5); field 2 may hold anything. */
function fromProc(stat: string): ProcessStat | undefined {
  const [state, , group, ...more] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const started = more[16];
  return state === "Z" || state === "X" || started === undefined
    ? undefined
    : { started, group: Number(group) };
}

async function fromPowerShell(pid: number): Promise<string | undefined> {
  const script = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  const { stdout } = await run("powershell", ["-NoProfile", "-NonInteractive", "-Command", script]);
  return stdout.trim() || undefined;
}

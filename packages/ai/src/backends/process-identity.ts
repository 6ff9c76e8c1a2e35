import { execFile } from "node:child_process";
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
    if (process.platform === "linux") return fromProc(await readFile(`/proc/${pid}/stat`, "utf8"));
    if (process.platform === "win32") return await fromPowerShell(pid);
    const { stdout } = await run("ps", ["-o", "lstart=", "-p", String(pid)], {
      env: { ...process.env, LC_ALL: "C" },
    });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Fields 3 (state) and 22 (start, in ticks since boot) of proc_pid_stat(5); field 2 may hold spaces and brackets. */
function fromProc(stat: string): string | undefined {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields[0] === "Z" ? undefined : fields[19];
}

async function fromPowerShell(pid: number): Promise<string | undefined> {
  const script = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  const { stdout } = await run("powershell", ["-NoProfile", "-NonInteractive", "-Command", script]);
  return stdout.trim() || undefined;
}

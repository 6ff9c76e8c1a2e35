import { execFile } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";

/** Set in the environment of every program we start, and so of whatever it starts, in whatever session. */
export const RUN_VARIABLE = "ANTIDRIFT_RUN";

/** A process whose environment carries the mark of a run. */
export interface MarkedProcess {
  readonly pid: number;
  readonly runId: string;
}

const run = promisify(execFile);
/** So many are looked at in a row, well under a millisecond; then other work has its turn. */
const BATCH = 32;

/**
 * Every process of this user that a run of ours started and that has kept its environment, in one pass. None where the
 * system does not show environments.
 */
export async function* markedProcesses(): AsyncGenerator<MarkedProcess> {
  if (process.platform === "darwin") yield* fromPs(await listWithPs());
  if (process.platform !== "linux") return;
  for (const [at, pid] of pidsNow().entries()) {
    if (at % BATCH === BATCH - 1) await setImmediate();
    const runId = runOf(pid);
    if (runId !== undefined) yield { pid, runId };
  }
}

/** The same for a process that is about to exit, where nothing can be waited for. Linux only. */
export function markedProcessesNow(): readonly MarkedProcess[] {
  if (process.platform !== "linux") return [];
  return pidsNow().flatMap((pid) => {
    const runId = runOf(pid);
    return runId === undefined ? [] : [{ pid, runId }];
  });
}

/** The run a process belongs to; undefined when it belongs to none, is gone or is a zombie. Linux only. */
export function runOf(pid: number): string | undefined {
  try {
    const environment = `\0${readFileSync(`/proc/${pid}/environ`, "latin1")}`;
    const at = environment.indexOf(ASSIGNMENT);
    if (at === -1) return undefined;
    const from = at + ASSIGNMENT.length;
    const end = environment.indexOf("\0", from);
    return environment.slice(from, end === -1 ? undefined : end);
  } catch {
    // Gone, or another user's.
    return undefined;
  }
}

const ASSIGNMENT = `\0${RUN_VARIABLE}=`;

function pidsNow(): readonly number[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/u.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** With `-E` macOS shows the environment of this user's processes behind their command lines. */
async function listWithPs(): Promise<string> {
  const options = { env: { ...process.env, LC_ALL: "C" }, maxBuffer: 64 * 1_024 * 1_024 };
  return await run("ps", ["-A", "-E", "-ww", "-o", "pid=,command="], options).then(
    ({ stdout }) => stdout,
    () => "",
  );
}

/** A run's id holds no space, so it ends where `ps` sets the next variable. */
export function* fromPs(listing: string): Generator<MarkedProcess> {
  for (const line of listing.split("\n")) {
    const [, pid, runId] = PS_LINE.exec(line) ?? [];
    if (pid !== undefined && runId !== undefined) yield { pid: Number(pid), runId };
  }
}

const PS_LINE = new RegExp(`^\\s*(\\d+)\\s.*\\s${RUN_VARIABLE}=(\\S+)`, "u");

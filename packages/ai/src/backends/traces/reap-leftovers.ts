import { lstat, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { markedProcesses, runOf } from "./marked-processes.js";
import { pidNamespace } from "./pid-namespace.js";
import { startOf } from "./process-identity.js";
import type { ProcessRecord } from "./process-identity.js";
import { RECORD_FILE, RUN_DIR_PREFIX } from "./run-directory.js";
import type { RunRecord } from "./run-directory.js";
import { belongsTo, ownerOf } from "./run-id.js";
import { signalProcess } from "./signal-process.js";

/**
 * Ends programs and removes directories of runs whose process was killed hard. Runs of processes that live, of other
 * users, and programs that only reuse a number are left alone. The result is how many directories were removed.
 */
export async function reapLeftovers(parent: string = tmpdir()): Promise<number> {
  const names = await readdir(parent).catch(() => []);
  const runs = names.filter((name) => name.startsWith(RUN_DIR_PREFIX)).map((name) => join(parent, name));
  const reaped = await Promise.all(runs.map((path) => reap(path)));
  await endOrphans();
  return reaped.filter(Boolean).length;
}

/** Ends what programs of a process that is no more left in sessions of their own, wherever their directories were. */
async function endOrphans(): Promise<void> {
  for await (const { pid, runId } of markedProcesses()) {
    const owner = ownerOf(runId);
    if (owner === undefined) continue;
    const started = await startOf(owner);
    if (started !== undefined && belongsTo(runId, { pid: owner, started })) continue;
    // Asked again, as the number may have become another's while we waited.
    if (process.platform !== "linux" || runOf(pid) === runId) signalProcess(pid, "SIGKILL");
  }
}

async function reap(path: string): Promise<boolean> {
  try {
    const info = await lstat(path);
    if (!info.isDirectory() || info.uid !== (process.getuid?.() ?? info.uid)) return false;
    const record = await readRecord(path);
    const ageMs = Date.now() - info.mtimeMs;
    if (record === undefined ? ageMs < UNRECORDED_AGE_MS : await isInUse(record, ageMs)) return false;
    if (record?.child !== undefined && isOurs(record) && (await isAlive(record.child)))
      endGroup(record.child.pid);
    await rm(path, { recursive: true, force: true });
    return true;
  } catch {
    // Removed by another start at the same moment, or not ours to touch.
    return false;
  }
}

/** Nobody outside a container can tell whether what was counted in it lives; but no run takes a day. */
async function isInUse(record: RunRecord, ageMs: number): Promise<boolean> {
  return isOurs(record) ? await isAlive(record.owner) : ageMs < FOREIGN_AGE_MS;
}

/** Whether its process numbers mean here what they mean there. Older versions wrote no namespace down. */
function isOurs({ namespace }: RunRecord): boolean {
  return namespace === undefined || namespace === pidNamespace();
}

const FOREIGN_AGE_MS = 24 * 3_600_000;
/** A directory without a record is being made right now, unless it is old. */
const UNRECORDED_AGE_MS = 60_000;

async function readRecord(path: string): Promise<RunRecord | undefined> {
  try {
    const record: unknown = JSON.parse(await readFile(join(path, RECORD_FILE), "utf8"));
    return isRunRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

function isRunRecord(value: unknown): value is RunRecord {
  if (typeof value !== "object" || value === null || !("owner" in value)) return false;
  return isProcessRecord(value.owner) && (!("child" in value) || isProcessRecord(value.child));
}

function isProcessRecord(value: unknown): value is ProcessRecord {
  return (
    typeof value === "object" &&
    value !== null &&
    "pid" in value &&
    Number.isSafeInteger(value.pid) &&
    Number(value.pid) > 1 &&
    "started" in value &&
    typeof value.started === "string"
  );
}

async function isAlive({ pid, started }: ProcessRecord): Promise<boolean> {
  return (await startOf(pid)) === started;
}

/** The program leads its group. Nobody waits for its answer any more, so it is not asked first. */
function endGroup(pid: number): void {
  signalProcess(process.platform === "win32" ? pid : -pid, "SIGKILL");
}

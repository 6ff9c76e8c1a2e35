import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeLinkedHome, saveReplaced } from "./linked-home.js";
import type { LinkedHome } from "./linked-home.js";
import { RunDirectoryError } from "./run-directory-error.js";
import { startOf } from "./process-identity.js";
import type { ProcessRecord } from "./process-identity.js";
import { makeDirectory } from "./make-directory.js";
import { pidNamespace } from "./pid-namespace.js";
import { newRunId } from "./run-id.js";

/** Every run's directory starts with this, so that those left by a process that was killed are found again. */
export const RUN_DIR_PREFIX = "antidrift-run-";
export const RECORD_FILE = "run.json";

/** Who made a run's directory, and which program runs in it. */
export interface RunRecord {
  readonly owner: ProcessRecord;
  readonly child?: ProcessRecord;
  /** In which their numbers were counted. */
  readonly namespace?: string;
}

/** The private directory of one run: nothing of the user's is in it, and all that the program drops goes with it. */
export interface RunDirectory {
  readonly path: string;
  /** What whoever is started here carries in its environment. */
  readonly runId: string;
  /** Empty working directory of the program. */
  readonly cwd: string;
  /** Temporary directory of the program. */
  readonly tmp: string;
  /** Writes a file only this user can read; the result is its path. */
  addFile(name: string, content: string): Promise<string>;
  /** Makes a home directory for the program; the result is its path. */
  addHome(home: LinkedHome): Promise<string>;
  /** Notes which process runs here, for the next start of ours to end it if we cannot. */
  recordChild(pid: number): Promise<void>;
  /** May be called again. Never throws: what cannot be removed now is removed at the next start. */
  remove(): Promise<void>;
}

/** Makes the directory of one run below `parent`, readable by this user only. Throws `RunDirectoryError`. */
export async function makeRunDirectory(parent: string = tmpdir()): Promise<RunDirectory> {
  const path = await makeUnique(parent);
  const cwd = join(path, "cwd");
  const tmp = join(path, "tmp");
  const owner = { pid: process.pid, started: await ownStart() };
  const namespace = pidNamespace();
  const saveRecord = (record: Omit<RunRecord, "namespace">) =>
    writeFile(join(path, RECORD_FILE), JSON.stringify({ ...record, namespace }), { mode: 0o600 });
  await Promise.all([mkdir(cwd, { mode: 0o700 }), mkdir(tmp, { mode: 0o700 }), saveRecord({ owner })]);

  const linked = join(path, "home");
  let home: LinkedHome | undefined;
  let recording: Promise<void> = Promise.resolve();
  async function record(pid: number): Promise<void> {
    const started = await startOf(pid);
    if (started !== undefined) await saveRecord({ owner, child: { pid, started } });
  }

  return {
    path,
    runId: newRunId(owner),
    cwd,
    tmp,
    async addFile(name, content) {
      const file = join(path, name);
      await writeFile(file, content, { mode: 0o600 });
      return file;
    },
    async addHome(wanted) {
      await makeLinkedHome(linked, wanted);
      home = wanted;
      return linked;
    },
    recordChild(pid) {
      // Without the record the guard still ends the program; the run does not fail for it.
      recording = record(pid).catch(() => undefined);
      return recording;
    },
    async remove() {
      await recording;
      // A directory that cannot be emptied of a renewed sign-in is kept with it.
      if (home !== undefined && !(await succeeds(saveReplaced(linked, home)))) return;
      await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    },
  };
}

async function makeUnique(parent: string): Promise<string> {
  try {
    await makeDirectory(parent);
    return await mkdtemp(join(parent, RUN_DIR_PREFIX));
  } catch (cause) {
    throw new RunDirectoryError(parent, cause);
  }
}

async function succeeds(promise: Promise<void>): Promise<boolean> {
  return await promise.then(
    () => true,
    () => false,
  );
}

let start: Promise<string | undefined> | undefined;

async function ownStart(): Promise<string> {
  start ??= startOf(process.pid);
  return (await start) ?? "unknown";
}

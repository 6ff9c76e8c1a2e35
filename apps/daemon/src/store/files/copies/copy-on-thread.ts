import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { CopyDatabase } from "./copy-database.js";

/** What the thread is started with. */
export interface CopyTask {
  readonly source: string;
  readonly target: string;
}

/** Copies on a thread of its own: the check and the copy of a large database take seconds. */
export function copyOnThread(thread: URL): CopyDatabase {
  return async (source, target) => {
    const task: CopyTask = { source, target };
    const worker = new Worker(thread, { workerData: task });
    // A daemon that ends does not wait for it.
    worker.unref();
    await once(worker, "exit");
  };
}

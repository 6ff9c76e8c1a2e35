import { workerData } from "node:worker_threads";
import { copyDatabase } from "./copy-database.js";
import type { CopyTask } from "./copy-on-thread.js";

// The thread that makes one copy. What fails ends it with that error.
const { source, target } = workerData as CopyTask;
copyDatabase(source, target);

import { randomUUID } from "node:crypto";
import { pidNamespace } from "./pid-namespace.js";
import type { ProcessRecord } from "./process-identity.js";

/** A name for one run that nothing else has, and that tells which process of ours it belongs to. Holds no space. */
export function newRunId({ pid, started }: ProcessRecord, namespace: string = pidNamespace()): string {
  return [namespace, pid, withoutSpaces(started), randomUUID()].join("/");
}

/** Whether the process this run belongs to is the one of our namespace with that number that started then. */
export function belongsTo(runId: string, { pid, started }: ProcessRecord): boolean {
  return runId.startsWith(`${pidNamespace()}/${pid}/${withoutSpaces(started)}/`);
}

/**
 * The number of the process a run belongs to; undefined when that process cannot be told for certain, as where its
 * number was counted in another namespace: it may well live, and have none here.
 */
export function ownerOf(runId: string): number | undefined {
  const [, namespace, pid] = RUN_ID.exec(runId) ?? [];
  return pid === undefined || namespace !== pidNamespace() ? undefined : Number(pid);
}

/** A start that the system did not tell is "unknown". */
const RUN_ID = /^(\d{1,20})\/(\d{1,10})\/(?!unknown\/)[^/]+\/[\da-f-]{36}$/u;

function withoutSpaces(started: string): string {
  return started.replaceAll(/[^\w:.]+/gu, "_");
}

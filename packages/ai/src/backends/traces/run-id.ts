import { randomUUID } from "node:crypto";
import type { ProcessRecord } from "./process-identity.js";

/** A name for one run that nothing else has, and that tells which process of ours it belongs to. Holds no space. */
export function newRunId({ pid, started }: ProcessRecord): string {
  return [pid, withoutSpaces(started), randomUUID()].join("/");
}

/** Whether the process this run belongs to is the one with that number that started then. */
export function belongsTo(runId: string, { pid, started }: ProcessRecord): boolean {
  return runId.startsWith(`${pid}/${withoutSpaces(started)}/`);
}

/** The number of the process a run belongs to; undefined when that process cannot be told for certain. */
export function ownerOf(runId: string): number | undefined {
  const [, pid] = RUN_ID.exec(runId) ?? [];
  return pid === undefined ? undefined : Number(pid);
}

/** A start that the system did not tell is "unknown". */
const RUN_ID = /^(\d{1,10})\/(?!unknown\/)[^/]+\/[\da-f-]{36}$/u;

function withoutSpaces(started: string): string {
  return started.replaceAll(/[^\w:.]+/gu, "_");
}

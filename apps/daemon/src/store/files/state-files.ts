import { join } from "node:path";

/** The names in a state directory. */
export interface StateFiles {
  readonly stateDir: string;
  readonly database: string;
  /** Where a database is made before it takes its place under one rename. */
  readonly fresh: string;
  readonly copiesDir: string;
  readonly legacySnapshot: string;
  readonly legacyHistory: string;
}

export function stateFiles(stateDir: string): StateFiles {
  return {
    stateDir,
    database: join(stateDir, "antidrift.db"),
    fresh: join(stateDir, "antidrift.db.new"),
    copiesDir: join(stateDir, "copies"),
    legacySnapshot: join(stateDir, "snapshot.json"),
    legacyHistory: join(stateDir, "history.jsonl"),
  };
}

/** By these a directory is known as one of ours. */
export const OWN_NAMES = ["antidrift.db", "lock.db", "snapshot.json", "history.jsonl"] as const;

/** A moment as part of a file name, on every platform. */
export function timeInName(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[:.]/g, "-");
}

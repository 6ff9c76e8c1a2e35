import type { StateDatabase } from "../state-database.js";
import { copyPath, dayOf, listCopies, removeDatabase, removeUnfinishedCopies } from "./copies.js";
import { countDeletions, forgetDeletions } from "./deletions.js";
import type { CopyDatabase } from "./copy-database.js";
import { makeCopy } from "./make-copy.js";
import { nameExists, syncDirectory } from "../private-files.js";
import { sqlFailure } from "../../sqlite/sql-failure.js";
import type { StateFiles } from "../state-files.js";

/** The first look comes when the start is long over, the next ones often enough for a machine that sleeps. */
const FIRST_LOOK_MS = 60_000;
const LOOK_MS = 60 * 60_000;

export interface CopyOptions {
  readonly database: StateDatabase;
  readonly files: StateFiles;
  readonly nowMs: () => number;
  readonly copyDatabase: CopyDatabase;
  readonly onError: ((error: unknown) => void) | undefined;
}

/** Makes one copy a day (UTC) while the daemon runs, and a new one in place of all when something was deleted. */
export interface Copies {
  /** Makes today's copy when there is none yet. Never rejects. */
  look(): Promise<void>;
  /** Waits for a copy that is being made. */
  stop(): Promise<void>;
}

export function scheduleCopies(options: CopyOptions): Copies {
  try {
    removeUnfinishedCopies(options.files.copiesDir);
  } catch (error) {
    options.onError?.(error);
  }
  let running: Promise<void> = Promise.resolve();
  const look = () => (running = running.then(() => copyOnceADay(options)));
  let timer = setTimeout(function tick() {
    void look();
    timer = setTimeout(tick, LOOK_MS).unref();
  }, FIRST_LOOK_MS).unref();
  return {
    look,
    stop: () => {
      clearTimeout(timer);
      return running;
    },
  };
}

async function copyOnceADay({ database, files, nowMs, copyDatabase, onError }: CopyOptions): Promise<void> {
  const day = dayOf(nowMs());
  try {
    const deletions = countDeletions(files.copiesDir);
    const isMade = nameExists(copyPath(files.copiesDir, day));
    if (!database.isOpen || (isMade && deletions === 0)) return;
    await makeCopy(files, day, copyDatabase);
    if (deletions > 0) removeOtherCopies(files.copiesDir, day, deletions);
  } catch (error) {
    onError?.(error);
    if (sqlFailure(error) === "damaged") replaceDamaged(database, onError);
  }
}

/** What the user deleted is not to be brought back, nor to be read by anybody. */
function removeOtherCopies(copiesDir: string, day: string, deletions: number): void {
  for (const copy of listCopies(copiesDir, day)) if (copy.day !== day) removeDatabase(copy.path);
  syncDirectory(copiesDir);
  forgetDeletions(copiesDir, deletions);
}

function replaceDamaged(database: StateDatabase, onError: CopyOptions["onError"]): void {
  try {
    database.replaceDamaged();
  } catch (error) {
    onError?.(error);
  }
}

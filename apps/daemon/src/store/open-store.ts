import type { History, Store } from "@antidrift/session";
import type { Notice } from "@antidrift/wire";
import { copyDatabase, type CopyDatabase } from "./files/copies/copy-database.js";
import { noteDeletion } from "./files/copies/deletions.js";
import { scheduleCopies } from "./files/copies/daily-copy.js";
import { removeAbandonedViews } from "./files/private-view.js";
import { StateDatabase } from "./files/state-database.js";
import { damagedRowsNotice } from "./files/notices.js";
import { damagedRows } from "./sqlite/damaged-rows.js";
import { databaseHistory } from "./sqlite/database-history.js";
import { sessionStore } from "./sqlite/session-store.js";
import { setSnapshotAside } from "./files/set-aside.js";
import { stateFiles } from "./files/state-files.js";

export interface StoreOptions {
  /** Absolute. Made when it is not there. */
  readonly stateDir: string;
  /** Unix milliseconds; names copies and what is set aside. Defaults to the system's clock. */
  readonly nowMs?: () => number;
  /** Is told of what happens to the data later; what happened before `openStore` returned, `store.load()` tells. */
  readonly onNotice?: (notice: Notice) => void;
  /** Is told that what a notice of this code said is over. */
  readonly onNoticeOver?: (code: string) => void;
  /** Makes the daily copies; on this thread when absent. */
  readonly copyDatabase?: CopyDatabase;
  /** Is told of failures that cost nothing but should not go unseen, such as a daily copy that could not be made. */
  readonly onError?: (error: unknown) => void;
}

/** What the daemon keeps on disk. */
export interface OpenedStore {
  readonly store: Store;
  readonly history: History;
  /** Whether it can be worked with, as far as is known. */
  works(): boolean;
  /** Tells a second daemon on the same directory where to find this one. */
  announce(url: string): void;
  /** Saves what is to be saved and lets go of the directory. Waits for a copy that is being made. */
  close(): Promise<void>;
}

/**
 * Opens the store of a state directory. It starts from anything that may be found there: what is of no use is set
 * aside, and where nothing can be written every change is refused with `StoreError` until it can.
 *
 * Throws `AlreadyRunningError` while another daemon uses the directory.
 */
export function openStore(options: StoreOptions): OpenedStore {
  const { stateDir, nowMs = Date.now, onNotice, onNoticeOver, onError } = options;
  const files = stateFiles(stateDir);
  const notices: Notice[] = [];
  removeAbandonedViews();
  let opened = false;
  const tell = (notice: Notice) => {
    notices.push(notice);
    if (opened) later(() => onNotice?.(notice));
  };
  const database = new StateDatabase({
    files,
    nowMs,
    onNotice: tell,
    onNoticeOver: (code) => later(() => onNoticeOver?.(code)),
  });
  opened = true;
  const copies = scheduleCopies({
    database,
    files,
    nowMs,
    copyDatabase: options.copyDatabase ?? copyHere,
    onError,
  });
  return {
    store: sessionStore({
      database,
      notices: () => notices,
      keepDamaged: (body) => setSnapshotAside(files, body, nowMs()),
    }),
    history: databaseHistory(database, {
      onDamaged: damagedRows((count) => tell(damagedRowsNotice(count))),
      onRemoval: () => tryTo(() => noteDeletion(files.copiesDir), onError),
    }),
    works: () => database.works,
    announce: (url) => database.announce(url),
    close: async () => {
      await copies.stop();
      database.close();
    },
  };
}

const copyHere: CopyDatabase = async (source, target) => copyDatabase(source, target);

/** What is told in the middle of a change must not lead to another change before that one is complete. */
const later = (tell: () => void): void => queueMicrotask(tell);

/** What costs nothing but the copies must not keep a session from being removed. */
function tryTo(work: () => void, onError: StoreOptions["onError"]): void {
  try {
    work();
  } catch (error) {
    onError?.(error);
  }
}

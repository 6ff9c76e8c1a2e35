import type { Notice } from "@antidrift/wire";
import { errorCode } from "../../error-code.js";
import { SharedDirectoryError } from "./shared-directory-error.js";
import { AlreadyRunningError } from "./already-running-error.js";

/** Why a file was set aside; part of its new name. */
export type Reason = "damaged" | "foreign" | "newer" | "unreadable";

/** What replaced a database that was set aside: the day of a copy, or a new one. */
export interface Replacement {
  readonly copyDay?: string;
}

const WHAT: Record<Reason, string> = {
  damaged: "The saved data was damaged",
  foreign: "The saved data belonged to another program",
  newer: "The saved data was written by a newer AntiDrift",
  unreadable: "The saved data could not be read",
};

export function setAsideNotice(reason: Reason, fileName: string, { copyDay }: Replacement): Notice {
  return {
    code: `store_${reason}`,
    message: `${WHAT[reason]} and was set aside as ${fileName}. ${goesOn(copyDay)}${copyDay === undefined ? "" : ` ${fileName} is kept.`}`,
  };
}

export function missingNotice(copyDay?: string): Notice {
  return { code: "store_missing", message: `The saved data was gone. ${goesOn(copyDay)}` };
}

export function damagedLogNotice(fileName: string): Notice {
  return {
    code: "store_log_damaged",
    message: `The newest changes were damaged and were set aside as ${fileName}. AntiDrift goes on with the state before them.`,
  };
}

/** They stay in the database, where a later program may yet read them. */
export function damagedRowsNotice(count: number): Notice {
  const what =
    count === 1 ? "1 entry of the history was damaged" : `${count} entries of the history were damaged`;
  return {
    code: "store_rows_damaged",
    message: `${what}: the list and exports leave out what cannot be read. It is kept in antidrift.db.`,
  };
}

export function damagedSnapshotNotice(fileName: string): Notice {
  return {
    code: "store_snapshot_damaged",
    message: `The saved state was damaged and was set aside as ${fileName}. The history is complete.`,
  };
}

/** The state directory cannot be worked with as it is; commands are refused until it can. */
export function unavailableNotice(stateDir: string, error: unknown): Notice {
  return {
    code: "store_unavailable",
    message: `${unavailableReason(stateDir, error)} Nothing can be saved until then.`,
  };
}

/** One sentence a user can act on. */
export function unavailableReason(stateDir: string, error: unknown): string {
  if (error instanceof AlreadyRunningError || error instanceof SharedDirectoryError) return error.message;
  const code = errorCode(error) ?? "";
  if (isOfChmod(error))
    return `Files in ${stateDir} cannot be made private: name a folder of your own, on a disk with permissions, in ANTIDRIFT_STATE_DIR.`;
  if (/FULL|ENOSPC|EDQUOT|SHMSIZE/.test(code))
    return `The disk is full: make room on the disk of ${stateDir}.`;
  if (/READONLY|EROFS|EACCES|EPERM|CANTOPEN/.test(code)) return `Allow AntiDrift to write to ${stateDir}.`;
  if (/BUSY|LOCKED/.test(code))
    return `Another program has the saved data in ${stateDir} open: close it there.`;
  if (/EMFILE|ENFILE/.test(code)) return "Too many files are open on this machine: close some programs.";
  return `${stateDir} cannot be used (${code || "unknown error"}): check its disk.`;
}

/** On a disk whose files have the rights of the mount, such as FAT, and for files of somebody else. */
function isOfChmod(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && error.syscall === "chmod";
}

function goesOn(copyDay: string | undefined): string {
  return copyDay === undefined
    ? "No earlier copy was found, so AntiDrift starts anew."
    : `AntiDrift goes on with its copy of ${copyDay}: what was saved after that is missing from the history.`;
}

import { closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { APPLICATION_ID, SCHEMA_VERSION } from "../sqlite/schema.js";

/** Why a file cannot be our database, as seen without opening it as one. */
export type Unfit = "damaged" | "foreign" | "newer";

const MAGIC = "SQLite format 3\0";
const WAL_MAGICS = new Set([0x377f0682, 0x377f0683]);

/**
 * Looks at the first bytes of a database file, and touches nothing. To be called only while no connection to it is
 * open: on POSIX, closing any descriptor of a file drops the locks of the whole process on it.
 *
 * Throws what the file system throws.
 */
export function unfitByHeader(path: string): Unfit | undefined {
  const header = readStart(path, 100);
  if (header === undefined || header.length < 100) return "damaged";
  if (header.toString("latin1", 0, MAGIC.length) !== MAGIC) return "damaged";
  if (header.readUInt32BE(68) !== APPLICATION_ID) return "foreign";
  return header.readUInt32BE(60) > SCHEMA_VERSION ? "newer" : undefined;
}

/** Whether a write-ahead log is there with something else in it than a log. The database would silently drop it. */
export function isDamagedLog(path: string): boolean {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return false;
  const header = readStart(path, 4);
  if (header === undefined) return true;
  if (header.length === 0) return false;
  return header.length < 4 || !WAL_MAGICS.has(header.readUInt32BE(0));
}

/** Undefined for what is no file. */
function readStart(path: string, length: number): Buffer | undefined {
  // A pipe would block the opening itself.
  if (!statSync(path).isFile()) return undefined;
  const descriptor = openSync(path, "r");
  try {
    if (!fstatSync(descriptor).isFile()) return undefined;
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** The primary results of SQLite, by their numbers from 1 on. */
const NAMES =
  "ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL CANTOPEN PROTOCOL EMPTY SCHEMA TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB".split(
    " ",
  );

/** What an input or output error was about, where it says more than the primary result. */
const DETAILS: Readonly<Record<number, string>> = {
  266: "READ",
  522: "SHORT_READ",
  778: "WRITE",
  1034: "FSYNC",
  1546: "TRUNCATE",
  4618: "SHMOPEN",
  4874: "SHMSIZE",
  5386: "SHMMAP",
};

/** SQLite refused something. `code` names its result: "SQLITE_BUSY", "SQLITE_IOERR_WRITE". */
export class SqliteError extends Error {
  override readonly name = "SqliteError";
  readonly code: string;

  /** `result` is SQLite's extended result number. */
  constructor(message: string, result: number, options?: ErrorOptions) {
    super(message, options);
    const detail = DETAILS[result];
    this.code = `SQLITE_${NAMES[(result & 0xff) - 1] ?? "ERROR"}${detail === undefined ? "" : `_${detail}`}`;
  }
}

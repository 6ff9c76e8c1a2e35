import type { Writable } from "node:stream";
import pino, { type Logger } from "pino";
import type { LogLevel } from "../config/config.js";
import { outputTo } from "./output-to.js";

/** What a reader of the log that has stopped reading is owed at most; what comes beyond it is left out. */
const MOST_UNREAD_BYTES = 1024 * 1024;

/**
 * Logs to standard error, line by line in JSON; standard output is for what a person reads. Never throws and never
 * waits: a log that cannot be written, for want of room or of a reader, costs its lines and nothing else.
 */
export function createLogger(level: LogLevel, output: Writable = outputTo(2)): Logger {
  // Without a listener the failure of one line would end the daemon.
  output.on("error", () => {});
  return pino({ level, base: { pid: process.pid } }, { write: (line) => writeIfThereIsRoom(output, line) });
}

/** Files and terminals take the line at once, and a pipe as long as it has room, so the last one is not lost at an exit. */
function writeIfThereIsRoom(output: Writable, line: string): void {
  if (output.writableLength < MOST_UNREAD_BYTES) output.write(line);
}

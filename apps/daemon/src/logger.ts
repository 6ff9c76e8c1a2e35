import pino, { type Logger } from "pino";
import type { LogLevel } from "./config.js";

/** Logs to standard error, line by line in JSON; standard output is for what a person reads. */
export function createLogger(level: LogLevel): Logger {
  // Synchronous: the line that says why the daemon ended must not be lost with it.
  return pino({ level, base: { pid: process.pid } }, pino.destination({ dest: 2, sync: true }));
}

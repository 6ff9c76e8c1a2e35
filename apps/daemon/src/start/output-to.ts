import { constants, openSync, writeSync } from "node:fs";
import { Writable } from "node:stream";
import { isatty } from "node:tty";
import { errorCode } from "../error-code.js";

/** After this time it is tried again to write to a terminal that took nothing. */
const RETRY_MS = 100;

type Done = () => void;

/**
 * Standard output (1) or standard error (2), as a stream that never makes the process wait. Node itself writes to a
 * terminal synchronously: one that takes no more, as after Ctrl-S, would stop the whole daemon.
 */
export function outputTo(descriptor: 1 | 2): Writable {
  const terminal = isatty(descriptor) ? openTerminal(descriptor) : undefined;
  if (terminal !== undefined) return new TerminalOutput(terminal);
  const output = descriptor === 1 ? process.stdout : process.stderr;
  // A reader of our output that has gone, such as `head`, or a full disk is no reason to stop.
  return output.on("error", () => {});
}

/**
 * Opens the terminal once more: that writing does not wait is said of an opened file, and this one is shared with the
 * shell. `undefined` where it cannot be opened, and on Windows, which has no such way.
 */
function openTerminal(descriptor: number): number | undefined {
  if (process.platform === "win32") return undefined;
  // Elsewhere than on Linux to open by descriptor is to share it.
  const paths = [...(process.platform === "linux" ? [`/proc/self/fd/${descriptor}`] : []), "/dev/tty"];
  for (const path of paths) {
    try {
      return openSync(path, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
    } catch {
      // Of another user, after `su`: the other name may be allowed.
    }
  }
  return undefined;
}

/** A terminal takes what it can, and is offered the rest later. What it does not take until the exit is lost. */
class TerminalOutput extends Writable {
  readonly #descriptor: number;

  constructor(descriptor: number) {
    super();
    this.#descriptor = descriptor;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#offer(chunk, done);
  }

  #offer(chunk: Buffer, done: Done): void {
    const left = chunk.subarray(writeWhatFits(this.#descriptor, chunk));
    if (left.length === 0) done();
    else setTimeout(() => this.#offer(left, done), RETRY_MS).unref();
  }
}

/** How many bytes need not be offered again. */
function writeWhatFits(descriptor: number, chunk: Buffer): number {
  try {
    return writeSync(descriptor, chunk);
  } catch (error) {
    // Any other error than that it is full: the terminal was closed, and nobody will ever read this.
    return errorCode(error) === "EAGAIN" ? 0 : chunk.length;
  }
}

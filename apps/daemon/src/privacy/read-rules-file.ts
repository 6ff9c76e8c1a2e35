import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { errorCode } from "../error-code.js";
import { RulesError } from "./rules-error.js";

/** The name of the rules' file in the configuration directory. */
export const RULES_FILE = "antidrift.json";

const MAX_BYTES = 1024 * 1024;
/** A pipe would be waited on, and a terminal be taken over. Windows knows neither. */
const WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

/**
 * The text of the rules' file in `dir`; `undefined` only when there certainly is none. Reads regular files of up to
 * 1 MiB, and never waits for anything else. Throws `RulesError` with what is in the way.
 */
export function readRulesFile(dir: string): string | undefined {
  const path = join(dir, RULES_FILE);
  try {
    // Before it is opened: opening a device may do something.
    if (!statSync(path).isFile()) throw notUsable(path, "is not a regular file");
    return readSmallFile(path);
  } catch (error) {
    if (error instanceof RulesError) throw error;
    const code = errorCode(error);
    if (code !== "ENOENT") throw notUsable(path, `cannot be read, by ${code ?? "an unknown error"}`);
    const link = linkToNowhere(path);
    if (link === undefined) return undefined;
    throw notUsable(
      path,
      link === path ? "is a link to nowhere" : `cannot be reached: ${link} is a link to nowhere`,
    );
  }
}

function readSmallFile(path: string): string {
  const file = openSync(path, WITHOUT_WAITING);
  try {
    // Once more: it may be another one than a moment ago.
    const stat = fstatSync(file);
    if (!stat.isFile()) throw notUsable(path, "is not a regular file");
    if (stat.size > MAX_BYTES) throw notUsable(path, "is larger than 1 MiB");
    const bytes = Buffer.alloc(stat.size);
    const length = readSync(file, bytes, 0, stat.size, 0);
    return bytes.toString("utf8", 0, length);
  } finally {
    closeSync(file);
  }
}

/** The first link on the way to `path`, from its end, that leads to nothing. */
function linkToNowhere(path: string): string | undefined {
  for (let at = path; ; at = dirname(at)) {
    const found = lstatSync(at, { throwIfNoEntry: false });
    if (found?.isSymbolicLink() === true && statSync(at, { throwIfNoEntry: false }) === undefined) return at;
    if (found !== undefined || dirname(at) === at) return undefined;
  }
}

function notUsable(path: string, what: string): RulesError {
  return new RulesError("", `${RULES_FILE} ${what} (${path}).`);
}

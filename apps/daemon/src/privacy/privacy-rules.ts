import { mkdirSync, watch, type FSWatcher } from "node:fs";
import type { WindowSample } from "@antidrift/session";
import { NAMES_ONLY, redact, type Redact } from "./redact.js";
import { readRules, RULES_FILE } from "./read-rules.js";
import { RulesError } from "./rules-error.js";

/** An editor's save is several events, in between the file may be missing. */
const SETTLE_MS = 200;

/** Told a sentence for the user when the rules cannot be used, and `undefined` when they can again. */
export type OnProblem = (message: string | undefined) => void;

/**
 * The user's privacy rules, followed as their file changes. A file that cannot be used changes nothing: the last good
 * rules stay in force, and while there never were any, no title passes at all.
 */
export class PrivacyRules {
  readonly #dir: string;
  #redact: Redact = redact(NAMES_ONLY);
  #problem: string | undefined;
  #watcher: FSWatcher | undefined;
  #settling: NodeJS.Timeout | undefined;

  /** Reads the rules in the configuration directory `dir`. */
  constructor(dir: string) {
    this.#dir = dir;
    this.#read();
  }

  /** What may be known of a window under the rules in force. */
  readonly redact = (sample: WindowSample): WindowSample | undefined => this.#redact(sample);

  /**
   * Follows the file from now on, and tells what is wrong with it now. The directory is made when it is missing, since
   * only in a directory a file can be waited for; one that can be neither made nor watched is read this once.
   */
  follow(onProblem: OnProblem): void {
    const reload = (): void => {
      this.#read();
      onProblem(this.#problem);
    };
    try {
      mkdirSync(this.#dir, { recursive: true, mode: 0o700 });
      this.#watcher = watch(this.#dir, { persistent: false }, (_event, name) => {
        if (name !== null && name !== RULES_FILE) return;
        clearTimeout(this.#settling);
        this.#settling = setTimeout(reload, SETTLE_MS).unref();
      });
      this.#watcher.on("error", () => this.close());
    } catch {
      this.close();
    }
    // Read once more: it may have changed before it was watched.
    reload();
  }

  /** Stops following the file; the rules in force stay. */
  close(): void {
    clearTimeout(this.#settling);
    this.#watcher?.close();
    this.#watcher = undefined;
  }

  #read(): void {
    try {
      this.#redact = redact(readRules(this.#dir));
      this.#problem = undefined;
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.#problem = error.message;
    }
  }
}

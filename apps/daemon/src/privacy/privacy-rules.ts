import { mkdirSync, watch, type FSWatcher } from "node:fs";
import type { WindowSample } from "@antidrift/session";
import { NAMES_ONLY, redact, type Redact } from "./redact.js";
import { readRules, RULES_FILE } from "./read-rules.js";
import { RulesError } from "./rules-error.js";

/** An editor's save is several events, in between the file may be missing. */
const SETTLE_MS = 200;

/** Where the rules are, and who is told about them. */
export interface PrivacyOptions {
  /** The configuration directory; made when missing, since only a directory can be watched for a file to come. */
  readonly dir: string;
  /** Told a sentence for the user when the rules cannot be used, and `undefined` when they can again. */
  readonly onProblem: (message: string | undefined) => void;
}

/**
 * The user's privacy rules, followed as their file changes. A file that cannot be used changes nothing: the last good
 * rules stay in force, and while there never were any, no title passes at all.
 */
export class PrivacyRules {
  readonly #dir: string;
  readonly #onProblem: (message: string | undefined) => void;
  readonly #watcher: FSWatcher | undefined;
  #redact: Redact = redact(NAMES_ONLY);
  #settling: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: PrivacyOptions) {
    this.#dir = options.dir;
    this.#onProblem = options.onProblem;
    this.#watcher = this.#watch();
    this.#reload();
  }

  /** What may be known of a window under the rules in force. */
  readonly redact = (sample: WindowSample): WindowSample | undefined => this.#redact(sample);

  /** Stops following the file; the rules in force stay. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#settling);
    this.#watcher?.close();
  }

  #watch(): FSWatcher | undefined {
    try {
      mkdirSync(this.#dir, { recursive: true, mode: 0o700 });
      const watcher = watch(this.#dir, { persistent: false }, (_event, name) => {
        if (name === null || name === RULES_FILE) this.#reloadSoon();
      });
      watcher.on("error", () => watcher.close());
      return watcher;
    } catch {
      // A home that cannot be written to or watched: the rules are then read at start only.
      return undefined;
    }
  }

  #reloadSoon(): void {
    if (this.#closed) return;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#reload(), SETTLE_MS).unref();
  }

  #reload(): void {
    try {
      this.#redact = redact(readRules(this.#dir));
      this.#onProblem(undefined);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.#onProblem(error.message);
    }
  }
}

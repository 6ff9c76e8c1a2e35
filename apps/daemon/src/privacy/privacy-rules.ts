import { join } from "node:path";
import type { WindowSample } from "@antidrift/session";
import { parseRules } from "./parse-rules.js";
import { PlaceWatch, type PlaceWatchOptions } from "./place-watch.js";
import { readRulesFile, RULES_FILE } from "./read-rules-file.js";
import { NAMES_ONLY, redact, type Redact } from "./redact.js";
import { RulesError } from "./rules-error.js";

/** An editor's save is several events, in between the file may be missing or half written. */
const SETTLE_MS = 200;
const LOOK_EVERY_MS = 1_000;

/** What follows from the rules' file. */
export interface RulesListener {
  /** Other rules are in force. */
  readonly onChange: () => void;
  /** A sentence for the user when the file cannot be used, and `undefined` when it can again. */
  readonly onProblem: (message: string | undefined) => void;
  /** The system's code when it refuses to tell of changes, and `undefined` when it tells of them again. */
  readonly onUnwatched: (code: string | undefined) => void;
}

/**
 * The user's privacy rules, followed as their file changes. A file that cannot be used, or is no longer there, changes
 * nothing: the last good rules stay in force, and while there never were any, no title passes at all.
 */
export class PrivacyRules {
  readonly #dir: string;
  readonly #watch: PlaceWatch;
  #redact: Redact = redact(NAMES_ONLY);
  /** Of the rules in force; absent without a file, and while none could be used. */
  #text: string | undefined;
  /** Whether the file's rules, or those without a file, ever were in force. */
  #inForce = false;
  /** Whether there was a file, usable or not. */
  #wasThere = false;
  #problem: string | undefined;
  #unwatched: string | undefined;
  #listener: RulesListener | undefined;
  #settling: NodeJS.Timeout | undefined;
  #looking: NodeJS.Timeout | undefined;

  /** Reads the rules in the configuration directory `dir`. `watch` defaults to Node's own. */
  constructor(dir: string, watch?: PlaceWatchOptions["watch"]) {
    this.#dir = dir;
    const onHint = (): void => this.#lookSoon();
    this.#watch = new PlaceWatch({ path: join(dir, RULES_FILE), onHint, ...(watch && { watch }) });
    this.#problem = this.#read();
  }

  /** What may be known of a window under the rules in force. */
  readonly redact = (sample: WindowSample): WindowSample | undefined => this.#redact(sample);

  /** Follows the file from now on, as soon as the system tells of a change. What is wrong now is told at once. */
  follow(listener: RulesListener): void {
    this.#listener = listener;
    if (this.#problem !== undefined) listener.onProblem(this.#problem);
    this.#look(false);
  }

  /** While windows are seen: looks now, and every second, whatever the system tells. */
  lookAlways(always: boolean): void {
    if (always === (this.#looking !== undefined)) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
    if (!always) return;
    this.#looking = setInterval(() => this.#look(false), LOOK_EVERY_MS).unref();
    this.#look(false);
  }

  /** Takes what the file says now; a fault is told once it has `settled`. */
  #look(settled: boolean): void {
    if (this.#listener === undefined) return;
    this.#watchAgain();
    const problem = this.#read();
    if (problem === this.#problem) return;
    // It may be in the middle of being saved.
    if (problem !== undefined && !settled) return this.#lookSoon();
    this.#problem = problem;
    this.#listener.onProblem(problem);
  }

  /** Stops following the file; the rules in force stay. */
  close(): void {
    this.#listener = undefined;
    clearTimeout(this.#settling);
    clearInterval(this.#looking);
    this.#watch.close();
  }

  #lookSoon(): void {
    if (this.#listener === undefined) return;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#look(true), SETTLE_MS).unref();
  }

  #watchAgain(): void {
    const unwatched = this.#watch.refresh();
    if (unwatched === this.#unwatched) return;
    this.#unwatched = unwatched;
    this.#listener?.onUnwatched(unwatched);
  }

  /** Puts the file's rules in force, or answers with what is wrong with it. */
  #read(): string | undefined {
    try {
      const text = readRulesFile(this.#dir);
      if (text === undefined && this.#wasThere) {
        return `${RULES_FILE} is no longer in ${this.#dir}. To have no rules of your own, write {} into it.`;
      }
      this.#wasThere ||= text !== undefined;
      this.#take(text);
      return undefined;
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.#wasThere = true;
      return error.message;
    }
  }

  #take(text: string | undefined): void {
    if (this.#inForce && text === this.#text) return;
    this.#redact = redact(text === undefined ? {} : parseRules(text));
    this.#text = text;
    this.#inForce = true;
    this.#listener?.onChange();
  }
}

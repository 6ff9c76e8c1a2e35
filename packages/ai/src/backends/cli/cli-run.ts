import { answerIsClosed } from "./answer-is-closed.js";
import type { AnswerReader } from "./answer-reader.js";
import { startCli } from "../process/run-cli.js";
import type { CliCommand, CliEnd, RunningCli } from "../process/run-cli.js";
import type { RunDirectory } from "../traces/run-directory.js";
import { within } from "../process/within.js";

/** After the program said it is done it gets this long to exit by itself: it may be writing files of its own. */
const EXIT_AFTER_ANSWER_MS = 300;
/** A whole object, and then this long nothing: the answer is there, and the program hangs. */
const SILENCE_MS = 2_000;

interface CliRunInput {
  readonly command: CliCommand;
  readonly dir: RunDirectory;
  readonly reader: AnswerReader;
  /** What goes to standard input for a prompt. */
  readonly encodePrompt: (prompt: string) => string;
}

/** One started program with its private directory and what has come of it so far. */
export class CliRun {
  readonly reader: AnswerReader;
  /** Settles when process and directory are gone. Never rejects. */
  readonly gone: Promise<void>;
  /** Settles when nothing is left of all that the program started, which no answer has to wait for. Never rejects. */
  readonly clean: Promise<void>;
  readonly #encodePrompt: (prompt: string) => string;
  readonly #cli: RunningCli;
  readonly #heard: Promise<void>;
  #onText: ((textSoFar: string) => void) | undefined;
  #shown: string | undefined;
  #hear: () => void = () => undefined;
  #silence: NodeJS.Timeout | undefined;
  #fellSilent = false;
  #exited = false;

  constructor({ command, dir, reader, encodePrompt }: CliRunInput) {
    this.reader = reader;
    this.#encodePrompt = encodePrompt;
    this.#heard = new Promise((resolve) => {
      this.#hear = resolve;
    });
    this.#cli = startCli({
      ...command,
      onLine: (line) => reader.line(line),
      onStderr: (text) => {
        reader.stderr(text);
        if (reader.hopeless !== undefined) this.#hear();
      },
      onOutput: () => {
        this.#follow();
      },
    });
    if (this.#cli.pid !== undefined) void dir.recordChild(this.#cli.pid);
    this.gone = this.#tidy(dir);
    this.clean = this.#cleanUp(dir);
  }

  get pid(): number | undefined {
    return this.#cli.pid;
  }

  /** The program ended, or never started. */
  get exited(): boolean {
    return this.#exited;
  }

  /** The answer is whole: the program said so, or has said nothing since it was. */
  get complete(): boolean {
    return this.reader.complete || this.#fellSilent;
  }

  /** The model's text: what the program's events say it is, or all of its output when it writes none. */
  get text(): string {
    return this.reader.sawEvents ? (this.reader.answer ?? "") : this.soFar().stdout;
  }

  /** What there is so far, as if it had ended now. */
  soFar(): CliEnd {
    return this.#cli.soFar();
  }

  /** Sends the prompt. Settles when the program ended, said that its answer is whole, or cannot succeed any more. */
  async answer(prompt: string, onText?: (textSoFar: string) => void): Promise<CliEnd> {
    this.#onText = onText;
    this.#cli.send(this.#encodePrompt(prompt));
    await Promise.race([this.#cli.ended, this.#heard]);
    clearTimeout(this.#silence);
    const leaving = this.#leave();
    // Nobody waits for the exit once the answer is whole; of a failure the exit code is wanted.
    if (!this.reader.complete || this.reader.problem !== undefined) await leaving;
    return this.#exited ? await this.#cli.ended : this.soFar();
  }

  /** Settles when it has exited, or when there is no point in waiting for that: then it is ended. */
  async #leave(): Promise<void> {
    if (this.reader.complete) await within(this.#cli.gone, EXIT_AFTER_ANSWER_MS);
    if (!this.#exited) void this.stop();
  }

  /** Ends all that the program started. Settles when that and the directory are gone. */
  async stop(graceMs?: number): Promise<void> {
    clearTimeout(this.#silence);
    await this.#cli.stop(graceMs);
    await this.clean;
  }

  #follow(): void {
    const { reader } = this;
    if (reader.complete || reader.hopeless !== undefined) this.#hear();
    if (reader.textSoFar !== undefined && reader.textSoFar !== this.#shown) {
      this.#shown = reader.textSoFar;
      this.#onText?.(reader.textSoFar);
    }
    clearTimeout(this.#silence);
    // After an error the program may try again, for as long as it likes.
    if (reader.problem !== undefined) return;
    this.#silence = setTimeout(() => {
      if (!answerIsClosed(this.text)) return;
      this.#fellSilent = true;
      this.#hear();
    }, SILENCE_MS);
  }

  async #tidy(dir: RunDirectory): Promise<void> {
    await this.#cli.gone;
    this.#exited = true;
    clearTimeout(this.#silence);
    await dir.remove();
  }

  async #cleanUp(dir: RunDirectory): Promise<void> {
    await this.gone;
    // They may have written to it while it was being removed.
    if (await this.#cli.clean) await dir.remove();
  }
}

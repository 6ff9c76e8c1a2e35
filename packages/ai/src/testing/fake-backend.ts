import type { Backend, BackendStatus, RunOptions } from "../backend.js";
import { play } from "./script.js";
import type { Script } from "./script.js";

export interface FakeBackendOptions {
  /** Defaults to "fake". */
  readonly name?: string;
  /** What `run` answers with or throws. Unset: every run throws. */
  readonly output?: Script<[prompt: string, options: RunOptions], string>;
  /** What `status` answers with. Defaults to a program that is ready. */
  readonly status?: BackendStatus;
}

/** A backend for tests: records every call and does what it is told. It ignores an abort unless its function heeds it. */
export class FakeBackend implements Backend {
  readonly name: string;
  /** Every prompt that was run, in order. */
  readonly prompts: string[] = [];
  /** The options of those runs, in the same order; `signal` and `onText` are in there. */
  readonly options: RunOptions[] = [];
  /** How often `warm`, `cool` and `close` were called. */
  readonly calls = { warm: 0, cool: 0, close: 0 };
  readonly #output: FakeBackendOptions["output"];
  readonly #status: BackendStatus;

  constructor(options: FakeBackendOptions = {}) {
    this.name = options.name ?? "fake";
    this.#output = options.output;
    this.#status = options.status ?? { program: this.name, status: "ready" };
  }

  async run(prompt: string, options: RunOptions): Promise<string> {
    const index = this.prompts.push(prompt) - 1;
    this.options.push(options);
    return play(this.#output, { fake: "FakeBackend.run", index, args: [prompt, options] });
  }

  async status(): Promise<BackendStatus> {
    return this.#status;
  }

  warm(): void {
    this.calls.warm += 1;
  }

  cool(): void {
    this.calls.cool += 1;
  }

  async close(): Promise<void> {
    this.calls.close += 1;
  }
}

import type { Backend, BackendStatus, FixedRequest, ModelRequest, RunOptions } from "../backend.js";
import { play } from "./script.js";
import type { Script } from "./script.js";

export interface FakeBackendOptions {
  /** Defaults to "fake". */
  readonly name?: string;
  /** What `run` answers with or throws. Unset: every run throws. */
  readonly output?: Script<[request: ModelRequest, options: RunOptions], string>;
  /** What `status` answers with. Defaults to a program that is ready. */
  readonly status?: BackendStatus;
}

/** A backend for tests: records every call and does what it is told. It ignores an abort unless its function heeds it. */
export class FakeBackend implements Backend {
  readonly name: string;
  /** Every request that was run, in order. */
  readonly requests: ModelRequest[] = [];
  /** The options of those runs, in the same order; `signal` and `onText` are in there. */
  readonly options: RunOptions[] = [];
  /** What `warm` was told, in order. */
  readonly warmed: FixedRequest[] = [];
  /** How often `warm`, `cool` and `close` were called. */
  readonly calls = { warm: 0, cool: 0, close: 0 };
  readonly #output: FakeBackendOptions["output"];
  readonly #status: BackendStatus;

  constructor(options: FakeBackendOptions = {}) {
    this.name = options.name ?? "fake";
    this.#output = options.output;
    this.#status = options.status ?? { program: this.name, status: "ready" };
  }

  /** The prompts of those requests. */
  get prompts(): readonly string[] {
    return this.requests.map(({ prompt }) => prompt);
  }

  async run(request: ModelRequest, options: RunOptions): Promise<string> {
    const index = this.requests.push(request) - 1;
    this.options.push(options);
    return play(this.#output, { fake: "FakeBackend.run", index, args: [request, options] });
  }

  async status(): Promise<BackendStatus> {
    return this.#status;
  }

  warm(request: FixedRequest): void {
    this.warmed.push(request);
    this.calls.warm += 1;
  }

  cool(): void {
    this.calls.cool += 1;
  }

  async close(): Promise<void> {
    this.calls.close += 1;
  }
}

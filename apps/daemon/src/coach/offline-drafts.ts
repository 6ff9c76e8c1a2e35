import { MessageChannel, receiveMessageOnPort, type MessagePort, type Worker } from "node:worker_threads";
import type { WorkerOptions } from "node:worker_threads";
import type { Proposal } from "@antidrift/ai";

export interface OfflineDraftsOptions {
  /** Starts the thread that makes the drafts. */
  readonly start: (options: WorkerOptions) => Worker;
  /** Told once when the thread fails; there are no drafts then. */
  readonly onError: (error: unknown) => void;
  /** How long `draft` waits for a thread that is ready. Defaults to 25 ms; a draft takes some five. */
  readonly patienceMs?: number;
}

/** What the thread is given. It answers id 0 once it is ready, and then each question by its id. */
export interface DraftThreadData {
  readonly port: MessagePort;
  /** Counts the answers. */
  readonly answers: Int32Array<SharedArrayBuffer>;
}

interface Answer {
  readonly id: number;
  readonly proposal?: Proposal;
}

type Take = (proposal: Proposal | undefined) => void;

/**
 * Drafts made without a model, by a thread of their own. The language library behind them takes as much memory as the
 * rest of the daemon, so it is loaded when a person is there.
 */
export class OfflineDrafts {
  readonly #options: OfflineDraftsOptions;
  readonly #channel = new MessageChannel();
  readonly #answers = new Int32Array(new SharedArrayBuffer(4));
  readonly #waiting = new Map<number, Take>();
  #state: "idle" | "loading" | "ready" | "over" = "idle";
  #thread: Worker | undefined;
  #lastId = 0;

  constructor(options: OfflineDraftsOptions) {
    this.#options = options;
    this.#port.on("message", (answer: Answer) => this.#take(answer));
    this.#port.unref();
  }

  /** Starts the thread, soon: whatever is being answered now goes first. */
  load(): void {
    if (this.#state !== "idle") return;
    this.#state = "loading";
    setImmediate(() => this.#start());
  }

  /** At once when the thread is ready and quick, as it almost always is; else as soon as it can. Never rejects. */
  draft(intent: string): Proposal | undefined | Promise<Proposal | undefined> {
    if (this.#state === "over") return undefined;
    this.load();
    this.#lastId += 1;
    const id = this.#lastId;
    let made: { readonly proposal: Proposal | undefined } | undefined;
    this.#waiting.set(id, (proposal) => (made = { proposal }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread, not a window
    this.#port.postMessage({ id, intent });
    if (this.#state === "ready") this.#waitBriefly(() => made !== undefined);
    return made === undefined ? new Promise((resolve) => this.#waiting.set(id, resolve)) : made.proposal;
  }

  async close(): Promise<void> {
    this.#end();
    await this.#thread?.terminate();
  }

  get #port(): MessagePort {
    return this.#channel.port1;
  }

  #start(): void {
    if (this.#state !== "loading") return;
    const port = this.#channel.port2;
    const workerData: DraftThreadData = { port, answers: this.#answers };
    try {
      this.#thread = this.#options.start({ workerData, transferList: [port] });
      this.#thread.on("error", (error) => this.#fail(error));
      this.#thread.unref();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The draft then stands in the very State that says that the coach was asked. */
  #waitBriefly(isMade: () => boolean): void {
    const untilMs = performance.now() + (this.#options.patienceMs ?? 25);
    for (;;) {
      const answered = Atomics.load(this.#answers, 0);
      this.#receive();
      const leftMs = untilMs - performance.now();
      if (isMade() || leftMs <= 0) return;
      Atomics.wait(this.#answers, 0, answered, leftMs);
    }
  }

  #receive(): void {
    for (;;) {
      const received = receiveMessageOnPort(this.#port);
      if (received === undefined) return;
      this.#take(received.message as Answer);
    }
  }

  #take({ id, proposal }: Answer): void {
    if (this.#state === "loading") this.#state = "ready";
    const take = this.#waiting.get(id);
    this.#waiting.delete(id);
    take?.(proposal);
  }

  #fail(error: unknown): void {
    if (this.#state !== "over") this.#options.onError(error);
    this.#end();
  }

  #end(): void {
    this.#state = "over";
    this.#port.close();
    for (const take of this.#waiting.values()) take(undefined);
    this.#waiting.clear();
  }
}

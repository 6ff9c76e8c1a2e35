import type { FastifyBaseLogger } from "fastify";
import { onStopSignal } from "./signals.js";

/** In which order the parts of the daemon end: first whatever can still change the session, then it, then its store. */
const stages = ["outside", "session", "store"] as const;
type Stage = (typeof stages)[number];

interface Part {
  readonly stage: Stage;
  readonly name: string;
  readonly close: () => Promise<void> | void;
}

/** A part that takes longer is not waited for: the whole stop takes less than two seconds. */
const patienceMs = 600;

/** Ends the daemon once, in good order, when the process is told to stop. */
export class Shutdown {
  readonly #logger: FastifyBaseLogger;
  readonly #parts: Part[] = [];
  #isStopping = false;

  constructor(logger: FastifyBaseLogger) {
    this.#logger = logger;
    onStopSignal((signal) => void this.#stop(signal));
    process.on("uncaughtException", (error) => this.#crash(error));
    process.on("unhandledRejection", (error) => this.#crash(error));
  }

  add(part: Part): void {
    this.#parts.push(part);
  }

  /** What fails from now on, fails because of the stop. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  async #stop(signal: NodeJS.Signals): Promise<void> {
    this.#isStopping = true;
    this.#logger.info(`stopping: ${signal}`);
    for (const stage of stages) {
      await Promise.all(this.#parts.filter((part) => part.stage === stage).map((part) => this.#close(part)));
    }
    process.exit(0);
  }

  /** One part that cannot be closed does not keep the others open. */
  async #close({ name, close }: Part): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const impatience = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.#logger.warn(`closing the ${name} takes too long: it is not waited for`);
        resolve();
      }, patienceMs);
    });
    try {
      await Promise.race([close(), impatience]);
    } catch (error) {
      this.#logger.error({ err: error }, `closing the ${name} failed`);
    }
    clearTimeout(timer);
  }

  /** A fault of ours leaves the process in a state nobody knows; what was answered is on disk already. */
  #crash(error: unknown): void {
    try {
      this.#logger.fatal({ err: error }, "AntiDrift ends because of a fault of its own");
    } finally {
      process.exit(1);
    }
  }
}

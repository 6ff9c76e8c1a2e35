import type { FastifyBaseLogger } from "fastify";
import { onStopSignal } from "./signals.js";

interface Part {
  readonly name: string;
  readonly close: () => Promise<void> | void;
}

/** What is left after this is not waited for: a stop takes less than two seconds. */
const patienceMs = 1500;

/** Ends the parts of the daemon in the reverse order of their start, once, when the process is told to stop. */
export class Shutdown {
  readonly #logger: FastifyBaseLogger;
  readonly #parts: Part[] = [];

  constructor(logger: FastifyBaseLogger) {
    this.#logger = logger;
    onStopSignal((signal) => void this.#stop(signal));
    process.on("uncaughtException", (error) => this.#crash(error));
    process.on("unhandledRejection", (error) => this.#crash(error));
  }

  /** `close` is called at the end; what was added later is closed earlier. */
  add(name: string, close: Part["close"]): void {
    this.#parts.push({ name, close });
  }

  async #stop(signal: NodeJS.Signals): Promise<void> {
    this.#logger.info(`stopping: ${signal}`);
    const timer = setTimeout(() => {
      this.#logger.error("stopped without waiting for everything to end");
      process.exit(1);
    }, patienceMs);
    for (const part of this.#parts.toReversed()) await this.#close(part);
    clearTimeout(timer);
    process.exit(0);
  }

  /** One part that cannot be closed does not keep the others open. */
  async #close({ name, close }: Part): Promise<void> {
    try {
      await close();
    } catch (error) {
      this.#logger.error({ err: error }, `closing the ${name} failed`);
    }
  }

  /** A fault of ours leaves the process in a state nobody knows; what was answered is on disk already. */
  #crash(error: unknown): void {
    this.#logger.fatal({ err: error }, "AntiDrift ends because of a fault of its own");
    process.exit(1);
  }
}

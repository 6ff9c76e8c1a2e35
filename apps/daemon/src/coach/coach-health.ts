import type { BackendStatus } from "@antidrift/ai";
import type { CoachHealth as WireHealth } from "@antidrift/wire";

export interface CoachHealthOptions {
  /** The configured backend: "claude". */
  readonly backend: string;
  /** Looks for the program; undefined when there is no such backend. Must not reject. */
  readonly look: () => Promise<BackendStatus | undefined>;
  /** How long anybody waits for a look while no program is known. Defaults to 1 s. */
  readonly patienceMs?: number;
  /** A program that was found longer ago is looked for again, and told meanwhile. Defaults to 30 s. */
  readonly freshMs?: number;
  /** One that was missing longer ago is looked for again, which is waited for: it may just have been installed. Defaults to 5 s. */
  readonly missingMs?: number;
  /** Defaults to the machine's. */
  readonly nowMs?: () => number;
}

/** Knows whether the coach's program is there, and says so without a noticeable delay. */
export class CoachHealth {
  readonly #options: Required<CoachHealthOptions>;
  #found: { readonly status: BackendStatus | undefined; readonly atMs: number } | undefined;
  #looking: Promise<void> | undefined;

  constructor(options: CoachHealthOptions) {
    this.#options = {
      patienceMs: 1000,
      freshMs: 30_000,
      missingMs: 5000,
      nowMs: () => performance.now(),
      ...options,
    };
  }

  /** The last that is known; waits only while no program is known, and not for long. */
  async report(): Promise<WireHealth> {
    const { backend, patienceMs, freshMs, missingMs, nowMs } = this.#options;
    const isReady = this.#found?.status?.status === "ready";
    const staleMs = isReady ? freshMs : missingMs;
    if (this.#found === undefined || nowMs() - this.#found.atMs > staleMs) this.#looking ??= this.#look();
    if (!isReady && this.#looking !== undefined) await within(patienceMs, this.#looking);
    if (this.#found === undefined) return { backend, status: "looking" };
    return this.#found.status === undefined
      ? { backend, status: "unavailable" }
      : { backend, ...this.#found.status };
  }

  async #look(): Promise<void> {
    const status = await this.#options.look();
    this.#found = { status, atMs: this.#options.nowMs() };
    this.#looking = undefined;
  }
}

/** Settles with the promise, or after the time. */
async function within(ms: number, promise: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise, over]);
  clearTimeout(timer);
}

import type { BackendStatus } from "@antidrift/ai";

export interface CoachHealthOptions {
  /** The configured backend: "claude". */
  readonly backend: string;
  /** How long anybody waits for the first look. Defaults to 1 s. */
  readonly patienceMs?: number;
  /** What was found longer ago is looked for again, and told meanwhile. Defaults to 30 s. */
  readonly freshMs?: number;
  /** Defaults to the machine's. */
  readonly nowMs?: () => number;
}

/** Which program will be asked, or what is missing. */
export interface CoachHealthReport extends Omit<Partial<BackendStatus>, "status"> {
  readonly backend: string;
  /** "unavailable": there is no such backend. "looking": not known yet. */
  readonly status: BackendStatus["status"] | "unavailable" | "looking";
}

type Look = () => Promise<BackendStatus>;

/** Knows whether the coach's program is there, and says so without delay. */
export class CoachHealth {
  readonly #options: Required<CoachHealthOptions>;
  /** Undefined while the coach is not loaded; null when there is none. */
  #look: Look | null | undefined;
  #found: { readonly status: BackendStatus; readonly atMs: number } | undefined;
  #looking: Promise<void> | undefined;

  constructor(options: CoachHealthOptions) {
    this.#options = { patienceMs: 1000, freshMs: 30_000, nowMs: () => performance.now(), ...options };
  }

  /** Sets how to look for the program; null when there is no coach. */
  lookBy(look: Look | null): void {
    this.#look = look;
    this.#found = undefined;
  }

  /** The last that is known; waits only when nothing is known yet, and not for long. */
  async report(): Promise<CoachHealthReport> {
    const { backend, patienceMs, freshMs, nowMs } = this.#options;
    if (this.#look === null) return { backend, status: "unavailable" };
    if (this.#look === undefined) return { backend, status: "looking" };
    if (this.#found === undefined || nowMs() - this.#found.atMs > freshMs) {
      this.#looking ??= this.#lookOnce(this.#look);
    }
    if (this.#found === undefined && this.#looking !== undefined) await within(patienceMs, this.#looking);
    return this.#found === undefined ? { backend, status: "looking" } : { backend, ...this.#found.status };
  }

  async #lookOnce(look: Look): Promise<void> {
    try {
      const status = await look();
      if (look === this.#look) this.#found = { status, atMs: this.#options.nowMs() };
    } finally {
      this.#looking = undefined;
    }
  }
}

/** Settles with the promise, or after the time. */
async function within(ms: number, promise: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}

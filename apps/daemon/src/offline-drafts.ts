import type { OfflineCoach } from "@antidrift/ai";
import type { Proposal } from "@antidrift/ai";

export interface OfflineDraftsOptions {
  readonly load: () => Promise<OfflineCoach>;
  /** Told once when it cannot be loaded; there are no drafts then. */
  readonly onError: (error: unknown) => void;
}

/**
 * Drafts made without a model. The language library behind them takes as much memory as the rest of the daemon, so it
 * is loaded when somebody begins to plan.
 */
export class OfflineDrafts {
  readonly #options: OfflineDraftsOptions;
  #loading: Promise<OfflineCoach | undefined> | undefined;
  #coach: OfflineCoach | undefined;

  constructor(options: OfflineDraftsOptions) {
    this.#options = options;
  }

  /** Settles when drafts can be made, or never will be. Never rejects. */
  load(): Promise<OfflineCoach | undefined> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** A draft at once; undefined before `load` has settled. */
  draft(intent: string): Proposal | undefined {
    return this.#coach?.propose(intent);
  }

  async #load(): Promise<OfflineCoach | undefined> {
    try {
      this.#coach = await this.#options.load();
    } catch (error) {
      this.#options.onError(error);
    }
    return this.#coach;
  }
}

/** The part of the Web Locks API that is used. */
export interface Locks {
  request(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    held: () => Promise<void>,
  ): Promise<unknown>;
}

export interface LeaderEvents {
  onLead(): void;
  /** Another tab took over. */
  onFollow(): void;
}

/** What the browser says to a holder whose lock another tab stole. */
const STOLEN = "AbortError";

/**
 * Chooses one tab of a browser. The browser itself gives the lock to the next tab in the moment the leader closes, crashes or
 * is discarded, so there is nothing to time out. Where the browser refuses its locks, as with blocked site data, each tab
 * leads for itself.
 */
export class TabLeader {
  readonly #name: string;
  readonly #locks: Locks;
  readonly #events: LeaderEvents;
  #turn = new AbortController();
  #resign: () => void = () => {};

  constructor(name: string, locks: Locks, events: LeaderEvents) {
    this.#name = name;
    this.#locks = locks;
    this.#events = events;
  }

  /** Leads now, or as soon as the present leader is gone. */
  start(): void {
    this.#request({});
  }

  /** Leads at once: the present leader holds the lock but does nothing. */
  takeOver(): void {
    this.stop();
    this.#request({ steal: true });
  }

  stop(): void {
    this.#turn.abort();
    this.#resign();
  }

  #request(options: { steal?: boolean }): void {
    const turn = new AbortController();
    this.#turn = turn;
    const held = () =>
      new Promise<void>((resolve) => {
        this.#resign = resolve;
        if (turn.signal.aborted) resolve();
        else this.#events.onLead();
      });
    // `steal` and `signal` exclude each other.
    const granted = this.#locks.request(this.#name, options.steal ? options : { signal: turn.signal }, held);
    granted.catch((error: unknown) => {
      // Rejected because we stopped.
      if (turn.signal.aborted) return;
      if (!(error instanceof DOMException) || error.name !== STOLEN) return this.#events.onLead();
      this.#events.onFollow();
      this.#request({});
    });
  }
}

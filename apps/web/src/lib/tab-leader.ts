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

/**
 * Chooses one tab of a browser. The browser itself gives the lock to the next tab in the moment the leader closes, crashes or
 * is discarded, so there is nothing to time out.
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
    granted.catch(() => {
      // Rejected because we stopped, or because another tab stole the lock.
      if (turn.signal.aborted) return;
      this.#events.onFollow();
      this.#request({});
    });
  }
}

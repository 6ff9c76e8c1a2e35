import { STREAM_TIMING, type StateView } from "@antidrift/wire";

export interface FeedEvents {
  /** `first`: the first State of a new connection, which is true even where an older revision says otherwise. */
  onState(state: StateView, first: boolean): void;
  onUp(up: boolean): void;
  /** Any sign of life. */
  onBeat(): void;
}

/** The part of EventSource that is used. */
export interface EventSourceLike {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

const CLOSED = 2;
const LONGEST_WAIT_MS = 15_000;

/**
 * One connection to the daemon's event stream. EventSource reconnects by itself after a broken connection, but gives up on an
 * HTTP error (503 over the stream limit, 401): `check` opens it again then, with a growing wait.
 */
export class EventFeed {
  readonly #open: () => EventSourceLike;
  readonly #events: FeedEvents;
  #source: EventSourceLike | undefined;
  #first = true;
  #waitMs: number = STREAM_TIMING.retryMs;
  #reopenAt = Number.POSITIVE_INFINITY;

  constructor(events: FeedEvents, open: () => EventSourceLike) {
    this.#events = events;
    this.#open = open;
  }

  start(): void {
    this.stop();
    this.#reopenAt = Number.POSITIVE_INFINITY;
    const source = this.#open();
    this.#source = source;
    source.addEventListener("open", () => this.#opened());
    source.addEventListener("error", () => this.#broken(source));
    source.addEventListener("state", (event) => this.#received(event.data));
    source.addEventListener("heartbeat", () => this.#events.onBeat());
  }

  /** Opens the stream again when it is due. */
  check(nowMs: number): void {
    if (this.#reopenAt === 0) {
      this.#reopenAt = nowMs + this.#waitMs;
      this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_WAIT_MS);
    } else if (nowMs >= this.#reopenAt) this.start();
  }

  stop(): void {
    this.#source?.close();
    this.#source = undefined;
  }

  #opened(): void {
    this.#first = true;
    this.#waitMs = STREAM_TIMING.retryMs;
    this.#events.onUp(true);
  }

  #broken(source: EventSourceLike): void {
    if (source !== this.#source) return;
    this.#events.onUp(false);
    if (source.readyState === CLOSED) this.#reopenAt = 0;
  }

  #received(data: string): void {
    const first = this.#first;
    this.#first = false;
    this.#events.onState(JSON.parse(data) as StateView, first);
  }
}

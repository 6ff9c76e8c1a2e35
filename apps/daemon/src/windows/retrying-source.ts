import type { WindowEvents, WindowSample, WindowSource } from "@antidrift/session";
import { WatchError, type Watch, type WatchEvents } from "./watch.js";

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** A watch that lived this long starts over with the shortest delay. */
const LIVED_WELL_MS = 10_000;

/** A source's name and its way of following windows. */
export interface RetryingSourceOptions {
  readonly name: string;
  readonly watch: Watch;
  /** Told of a failure that is no `WatchError`; the user sees only that there was one. */
  readonly onUnexpected?: (error: unknown) => void;
}

/** A window source that starts its watch again whenever it ends, ever more slowly while it keeps failing. */
export class RetryingSource implements WindowSource {
  readonly name: string;
  readonly #watch: Watch;
  readonly #onUnexpected: (error: unknown) => void;
  #stopping: AbortController | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: RetryingSourceOptions) {
    this.name = options.name;
    this.#watch = options.watch;
    this.#onUnexpected = options.onUnexpected ?? ((): void => undefined);
  }

  start(events: WindowEvents): void {
    if (this.#stopping) return;
    this.#stopping = new AbortController();
    const previous = this.#running;
    const { signal } = this.#stopping;
    this.#running = previous.then(() => this.#run(events, signal));
  }

  async stop(): Promise<void> {
    this.#stopping?.abort();
    this.#stopping = undefined;
    await this.#running;
  }

  async #run(events: WindowEvents, signal: AbortSignal): Promise<void> {
    let delayMs = FIRST_DELAY_MS;
    while (!signal.aborted) {
      const begun = performance.now();
      const reason = await this.#attempt(events, signal);
      if (signal.aborted) return;
      events.unavailable(reason);
      if (performance.now() - begun >= LIVED_WELL_MS) delayMs = FIRST_DELAY_MS;
      await pause(delayMs, signal);
      delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
    }
  }

  /** Settles with the reason the watch ended for. Each attempt has a signal of its own, aborted when it is over. */
  async #attempt(events: WindowEvents, stopped: AbortSignal): Promise<string> {
    const attempt = new AbortController();
    const end = (): void => attempt.abort();
    stopped.addEventListener("abort", end);
    const reports = new Reports(events, attempt.signal);
    try {
      await this.#watch(reports, attempt.signal);
      return `The ${this.name} watcher ended; it is being started again.`;
    } catch (error) {
      if (error instanceof WatchError) return error.message;
      if (!stopped.aborted) this.#onUnexpected(error);
      return `The ${this.name} watcher failed; it is being started again.`;
    } finally {
      reports.close();
      end();
      stopped.removeEventListener("abort", end);
    }
  }
}

/** Passes on what one attempt reports, while it runs. Keeps no window: the privacy rules have not seen it yet. */
class Reports implements WatchEvents {
  readonly #events: WindowEvents;
  readonly #signal: AbortSignal;
  #idle = false;
  #playing = false;

  constructor(events: WindowEvents, signal: AbortSignal) {
    this.#events = events;
    this.#signal = signal;
  }

  window(sample: WindowSample | undefined): void {
    if (!this.#signal.aborted) this.#events.window(sample);
  }

  keep(sample: WindowSample): WindowSample | undefined {
    return this.#signal.aborted ? undefined : this.#events.keep(sample);
  }

  alive(): void {
    if (!this.#signal.aborted) this.#events.alive();
  }

  idle(isIdle: boolean): void {
    if (this.#signal.aborted || isIdle === this.#idle) return;
    this.#idle = isIdle;
    this.#events.idle(isIdle);
  }

  playing(isPlaying: boolean): void {
    if (this.#signal.aborted || isPlaying === this.#playing) return;
    this.#playing = isPlaying;
    this.#events.playing(isPlaying);
  }

  /** Whoever cannot see the windows cannot tell idleness either, nor what plays. */
  close(): void {
    this.playing(false);
    this.idle(false);
  }
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, delayMs);
    signal.addEventListener("abort", done, { once: true });
  });
}

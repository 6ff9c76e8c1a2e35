import { ApiError, UnreachableError } from "@antidrift/client";
import type { StateView } from "@antidrift/wire";
import { countdown, type Countdown } from "./countdown.js";
import type { StreamHealth } from "./state-stream.js";

/** Why the last command did nothing. */
export type Failure = ApiError | UnreachableError;

interface MovingClock {
  /** Reactive; milliseconds of a clock that never steps. */
  readonly now: number;
}

/** What the daemon says, as this page knows it: the newest State, how sure it is of it, and the daemon's clock. */
export class Session {
  failure = $state.raw<Failure>();
  /** Called after every State that was taken over. */
  onChange: (view: StateView, before: StateView | undefined) => void = () => {};
  #health = $state<StreamHealth>("connecting");
  #view = $state.raw<StateView>();
  #receivedAt = $state(0);
  /** Commands under way: a double click must not run one twice. */
  readonly #running = new Set<string>();
  readonly #clock: MovingClock;
  readonly #monotonic: () => number;
  readonly countdown: Countdown | undefined = $derived.by(() => this.#countdown());

  /** @param monotonic the unrounded clock behind `clock.now`. */
  constructor(clock: MovingClock, monotonic: () => number = () => performance.now()) {
    this.#clock = clock;
    this.#monotonic = monotonic;
  }

  get health(): StreamHealth {
    return this.#health;
  }

  /** How the connection is. Once it lives again, that a command got lost is no news any more. */
  set health(health: StreamHealth) {
    this.#health = health;
    if (health === "live" && this.failure instanceof UnreachableError) this.failure = undefined;
  }

  get view(): StateView | undefined {
    return this.#view;
  }

  /** The daemon's clock now; reactive with every tick. */
  get serverNow(): number {
    return (this.#view?.now_ms ?? 0) + Math.max(0, this.#clock.now - this.#receivedAt);
  }

  /** The same without waiting for a tick, for whoever plans the next one. */
  serverNowExactly(): number {
    return (this.#view?.now_ms ?? 0) + Math.max(0, this.#monotonic() - this.#receivedAt);
  }

  /**
   * Takes a State over. An older revision never replaces a newer one, except as the first word of a new connection: a daemon
   * that started over counts from the beginning.
   */
  accept(view: StateView, first = false): void {
    const known = this.#view;
    if (known !== undefined && view.revision < known.revision && !(first && view.now_ms > known.now_ms))
      return;
    if (known?.revision === view.revision && view.now_ms < known.now_ms) return;
    this.#receivedAt = this.#monotonic();
    this.#view = view;
    if (view.runtime_state !== known?.runtime_state) this.failure = undefined;
    this.onChange(view, known);
  }

  /** Runs a command, takes its State over or keeps its failure. @returns whether it worked. */
  async run(name: string, command: () => Promise<StateView>): Promise<boolean> {
    if (this.#running.has(name)) return false;
    this.#running.add(name);
    try {
      this.accept(await command());
      this.failure = undefined;
      return true;
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof UnreachableError)) throw error;
      this.failure = error;
      return false;
    } finally {
      this.#running.delete(name);
    }
  }

  #countdown(): Countdown | undefined {
    const view = this.#view;
    if (view?.runtime_state !== "active" || view.commitment === undefined) return undefined;
    // In a pause the deadline moves with the clock that this State was made by.
    return countdown(view.commitment, view.commitment.paused ? view.now_ms : this.serverNow);
  }
}

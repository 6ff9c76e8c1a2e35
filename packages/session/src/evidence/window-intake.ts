import type { Clock } from "../ports/clock.js";
import type { WindowEvents, WindowSample } from "../ports/window-source.js";
import { LatestGate } from "../time/latest-gate.js";
import { somethingPlays, sourceAlive, sourceIdle, sourceSaw, sourceUnavailable } from "./report-events.js";
import type { Reports } from "./reports.js";

/** The shortest time between two windows of a source: enough for the eye, and few enough for the disk. */
const WINDOW_EVERY_MS = 80;

export interface WindowIntakeOptions {
  readonly clock: Clock;
  /** Cleans and redacts; `undefined` when nothing may be said of the window. */
  readonly clean: (sample: WindowSample | undefined) => WindowSample | undefined;
  readonly change: (next: (reports: Reports, mono: number) => Reports) => void;
}

/**
 * What a WindowSource tells, redacted before anything else is done with it, and slowed down to what anybody can use.
 * Keeps the order of what it is told.
 */
export class WindowIntake implements WindowEvents {
  readonly #clean: WindowIntakeOptions["clean"];
  readonly #change: WindowIntakeOptions["change"];
  readonly #gate: LatestGate<WindowSample | undefined>;
  /** What the source named last, as it may be kept; absent while it has named nothing. */
  #last: { readonly sample: WindowSample | undefined } | undefined;

  constructor({ clock, clean, change }: WindowIntakeOptions) {
    this.#clean = clean;
    this.#change = change;
    this.#gate = new LatestGate(clock, WINDOW_EVERY_MS, (sample) => {
      change((reports, mono) => sourceSaw(reports, sample, mono));
    });
  }

  keep(raw: WindowSample): WindowSample | undefined {
    return this.#clean(raw);
  }

  window(raw: WindowSample | undefined): void {
    const sample = this.#clean(raw);
    if (this.#last !== undefined && isSame(this.#last.sample, sample)) return this.alive();
    this.#last = { sample };
    this.#gate.push(sample);
  }

  alive(): void {
    this.#change(sourceAlive);
  }

  idle(isIdle: boolean): void {
    this.flush();
    this.#change((reports, mono) => sourceIdle(reports, isIdle, mono));
  }

  playing(isPlaying: boolean): void {
    this.#change((reports) => somethingPlays(reports, isPlaying));
  }

  unavailable(reason: string): void {
    this.flush();
    this.#last = undefined;
    this.#change((reports, mono) => sourceUnavailable(reports, reason, mono));
  }

  /** Takes what waits, now: what comes next must come after it. */
  flush(): void {
    this.#gate.flush();
  }

  /** The privacy rules are others: what waits has to pass these too, and what the source names next is news. */
  redactAgain(): void {
    this.#last = undefined;
    this.#gate.change(this.#clean);
  }

  /** Forgets what waits, and what was named last. */
  drop(): void {
    this.#last = undefined;
    this.#gate.drop();
  }
}

function isSame(a: WindowSample | undefined, b: WindowSample | undefined): boolean {
  return a?.app === b?.app && a?.title === b?.title;
}

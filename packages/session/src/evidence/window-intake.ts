import type { Clock } from "../ports/clock.js";
import type { WindowEvents, WindowSample } from "../ports/window-source.js";
import { LatestGate } from "../time/latest-gate.js";
import { sourceAlive, sourceIdle, sourceSaw, sourceUnavailable } from "./report-events.js";
import type { Reports } from "./reports.js";

/** The shortest time between two windows of a source: enough for the eye, and few enough for the disk. */
const WINDOW_EVERY_MS = 80;

export interface WindowIntakeOptions {
  readonly clock: Clock;
  /** Cleans and redacts; `undefined` when nothing may be said of the window. */
  readonly clean: (sample: WindowSample | undefined) => WindowSample | undefined;
  readonly change: (next: (reports: Reports, mono: number) => Reports) => void;
}

/** What a WindowSource tells, slowed down to what anybody can use. Keeps the order of what it is told. */
export class WindowIntake implements WindowEvents {
  readonly #change: WindowIntakeOptions["change"];
  readonly #gate: LatestGate<WindowSample | undefined>;

  constructor({ clock, clean, change }: WindowIntakeOptions) {
    this.#change = change;
    this.#gate = new LatestGate(clock, WINDOW_EVERY_MS, (raw) => {
      const sample = clean(raw);
      change((reports, mono) => sourceSaw(reports, sample, mono));
    });
  }

  window(sample: WindowSample | undefined): void {
    this.#gate.push(sample);
  }

  alive(): void {
    this.#change(sourceAlive);
  }

  idle(isIdle: boolean): void {
    this.flush();
    this.#change((reports, mono) => sourceIdle(reports, isIdle, mono));
  }

  unavailable(reason: string): void {
    this.flush();
    this.#change((reports, mono) => sourceUnavailable(reports, reason, mono));
  }

  /** Takes what waits, now: what comes next must come after it. */
  flush(): void {
    this.#gate.flush();
  }

  /** Forgets what waits. */
  drop(): void {
    this.#gate.drop();
  }
}

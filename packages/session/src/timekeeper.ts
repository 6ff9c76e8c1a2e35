import { staleAtMono } from "./evidence/reports.js";
import type { Journal } from "./journal.js";
import type { Clock } from "./ports/clock.js";
import type { Model } from "./session/model.js";
import { passTime } from "./session/pass-time.js";
import { driftDueMono, driftLooksDifferent, passDrift } from "./judging/pass-drift.js";
import { deadlineMono, monoOf } from "./session/session-time.js";
import { readClock, type Instant } from "./time/instant.js";

/** How often a running session is looked at: tells a stop of the machine to within this. */
const BEAT_MS = 5_000;
/** How often the time that a running session has reached is saved. */
const SAVE_EVERY_MS = 15_000;

/** Notices what time does to a running session: gaps, silence of the source, the deadline. Sleeps otherwise. */
export class Timekeeper {
  readonly #clock: Clock;
  readonly #journal: Journal;
  #awakeMono: number;
  #savedMono: number;
  #cancel: (() => void) | undefined;

  constructor(clock: Clock, journal: Journal) {
    this.#clock = clock;
    this.#journal = journal;
    this.#awakeMono = clock.monotonicMs();
    this.#savedMono = this.#awakeMono;
  }

  /** Makes due changes now; whatever is asked of the session must come after them. */
  catchUp(): Instant {
    const now = readClock(this.#clock);
    const awakeMono = this.#awakeMono;
    this.#awakeMono = now.monoMs;
    const { model } = this.#journal;
    const next = passTime(model, awakeMono, now);
    if (next !== model) this.#journal.happened(next);
    this.#countSeconds(now);
    return now;
  }

  #countSeconds(now: Instant): void {
    const { model } = this.#journal;
    const next = passDrift(model, now.monoMs);
    if (next === model) return;
    if (driftLooksDifferent(model, next)) this.#journal.happened(next);
    else this.#journal.silent(next);
  }

  /** Looks again when something may be due, as long as a session runs. */
  schedule(): void {
    this.stop();
    const { model } = this.#journal;
    if (model.runtimeState !== "active") return;
    const delayMs = Math.max(1, Math.ceil(nextDueMono(model, this.#awakeMono) - this.#clock.monotonicMs()));
    this.#cancel = this.#clock.setTimer(delayMs, () => this.#beat());
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #beat(): void {
    const now = this.catchUp();
    if (this.#journal.model.runtimeState === "active" && now.monoMs - this.#savedMono >= SAVE_EVERY_MS) {
      this.#savedMono = now.monoMs;
      this.#journal.save();
    }
    this.schedule();
  }
}

function nextDueMono(model: Model, awakeMono: number): number {
  const { session, reports } = model;
  const beat = awakeMono + BEAT_MS;
  const deadline = session === undefined || session.overtime ? Infinity : deadlineMono(session, awakeMono);
  const pauseEndMs = session?.paused?.untilMs;
  const pauseEnd = session === undefined || pauseEndMs === undefined ? Infinity : monoOf(session, pauseEndMs);
  const second = driftDueMono(model) ?? Infinity;
  return Math.min(beat, deadline, pauseEnd, second, staleAtMono(reports) ?? Infinity);
}

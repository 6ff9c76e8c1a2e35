import type { Controller } from "@antidrift/session";
import type { SourceChoice } from "./choose-source.js";

/** What the runner needs of the session. */
export type EvidenceController = Pick<
  Controller,
  "state" | "subscribe" | "setEvidenceSource" | "windowEvents"
>;

/** Lets the chosen source watch while a session is active, and at no other time. */
export class EvidenceRunner {
  readonly #controller: EvidenceController;
  readonly #choice: SourceChoice;
  #unsubscribe: () => void = () => undefined;
  #watching = false;
  #lookAgain = false;
  #stopped: Promise<void> = Promise.resolve();

  constructor(controller: EvidenceController, choice: SourceChoice) {
    this.#controller = controller;
    this.#choice = choice;
  }

  /** Follows the session from now on. */
  start(): void {
    this.#controller.setEvidenceSource(this.#choice.name, this.#choice.verdict);
    this.#unsubscribe = this.#controller.subscribe((state) => {
      this.#follow(state.runtime_state === "active");
      if (this.#lookAgain && state.evidence?.idle !== true) this.#restart();
    });
    this.#follow(this.#controller.state().runtime_state === "active");
  }

  /** Ends it for good; settles when nothing of the source is left. */
  async stop(): Promise<void> {
    this.#unsubscribe();
    this.#follow(false);
    await this.#stopped;
  }

  /**
   * The privacy rules are others: the source is started anew, for it may remember windows as the old ones left them, and
   * what these hid can only be seen by looking again. Waits until the user is back, since a new start forgets idleness.
   */
  lookAgain(): void {
    this.#lookAgain = this.#watching;
    if (this.#controller.state().evidence?.idle !== true) this.#restart();
  }

  #restart(): void {
    this.#lookAgain = false;
    const { source } = this.#choice;
    if (!source || !this.#watching) return;
    this.#stopped = source.stop();
    source.start(this.#controller.windowEvents);
  }

  #follow(active: boolean): void {
    const { name, source } = this.#choice;
    if (!source || active === this.#watching) return;
    this.#watching = active;
    this.#lookAgain = false;
    if (!active) {
      this.#stopped = source.stop();
      return;
    }
    // What the last session's end left behind, idleness above all, is not true of this one.
    this.#controller.setEvidenceSource(name);
    source.start(this.#controller.windowEvents);
  }
}

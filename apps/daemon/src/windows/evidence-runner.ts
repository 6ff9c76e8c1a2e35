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
  #stopped: Promise<void> = Promise.resolve();

  constructor(controller: EvidenceController, choice: SourceChoice) {
    this.#controller = controller;
    this.#choice = choice;
  }

  /** Follows the session from now on. */
  start(): void {
    this.#controller.setEvidenceSource(this.#choice.name, this.#choice.verdict);
    this.#unsubscribe = this.#controller.subscribe((state) => this.#follow(state.runtime_state === "active"));
    this.#follow(this.#controller.state().runtime_state === "active");
  }

  /** Ends it for good; settles when nothing of the source is left. */
  async stop(): Promise<void> {
    this.#unsubscribe();
    this.#follow(false);
    await this.#stopped;
  }

  #follow(active: boolean): void {
    const { name, source } = this.#choice;
    if (!source || active === this.#watching) return;
    this.#watching = active;
    if (!active) {
      this.#stopped = source.stop();
      return;
    }
    // What the last session's end left behind, idleness above all, is not true of this one.
    this.#controller.setEvidenceSource(name);
    source.start(this.#controller.windowEvents);
  }
}

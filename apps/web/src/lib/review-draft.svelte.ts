import { OUTCOMES, type Outcome } from "@antidrift/wire";
import type { Stored } from "./storage.js";

export interface ReviewNote {
  id: string;
  /** Empty: not chosen yet. */
  outcome: string;
  note: string;
}

/** What the user says of a session, kept through a reload until it is sent. */
export class ReviewDraft {
  outcome = $state<Outcome>();
  note = $state("");
  readonly #id: string;
  readonly #stored: Stored<ReviewNote>;

  /** @param id the commitment that is reviewed: what was said of another one is not shown. */
  constructor(id: string, stored: Stored<ReviewNote>) {
    this.#id = id;
    this.#stored = stored;
    const kept = stored.read({ id: "", outcome: "", note: "" });
    if (kept.id !== id) return;
    this.outcome = OUTCOMES.find((outcome) => outcome === kept.outcome);
    this.note = kept.note;
  }

  choose(outcome: Outcome): void {
    this.outcome = outcome;
    this.#save();
  }

  write(note: string): void {
    this.note = note;
    this.#save();
  }

  forget(): void {
    this.#stored.clear();
  }

  #save(): void {
    this.#stored.write({ id: this.#id, outcome: this.outcome ?? "", note: this.note });
  }
}

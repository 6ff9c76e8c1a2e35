import type { Coach, CoachOptions, Proposal } from "@antidrift/ai";
import { once } from "../once.js";

/** A coach that is loaded when it is first needed, and is there for the user from the start. */
export class CoachOnDemand implements Coach {
  readonly #load: () => Promise<Coach>;
  #loaded: Coach | undefined;
  #isWanted = false;

  /** `load` is called once at most. */
  constructor(load: () => Promise<Coach>) {
    this.#load = once(load);
  }

  async coach(intent: string, options: CoachOptions): Promise<Proposal> {
    return (await this.#ready()).coach(intent, options);
  }

  /** What cannot be loaded is told when it is asked. */
  prepare(): void {
    this.#isWanted = true;
    this.#ready().then(
      (coach) => (this.#isWanted ? coach.prepare?.() : undefined),
      () => {},
    );
  }

  release(): void {
    this.#isWanted = false;
    this.#loaded?.release?.();
  }

  async #ready(): Promise<Coach> {
    this.#loaded = await this.#load();
    return this.#loaded;
  }
}

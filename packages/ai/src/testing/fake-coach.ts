import type { Coach, CoachOptions } from "../coach.js";
import type { Proposal } from "../proposal.js";
import { play } from "./script.js";
import type { Script } from "./script.js";

export interface FakeCoachOptions {
  /** What `coach` answers with or throws. Unset: every call throws. */
  readonly proposal?: Script<[intent: string, options: CoachOptions], Proposal>;
}

/** A coach for tests: records every call and does what it is told. It ignores an abort unless its function heeds it. */
export class FakeCoach implements Coach {
  /** Every intent it was asked about, in order. */
  readonly intents: string[] = [];
  /** The options of those calls, in the same order; `signal` and `onPartial` are in there. */
  readonly options: CoachOptions[] = [];
  /** How often `prepare` and `release` were called. */
  readonly calls = { prepare: 0, release: 0 };
  readonly #proposal: FakeCoachOptions["proposal"];

  constructor(options: FakeCoachOptions = {}) {
    this.#proposal = options.proposal;
  }

  async coach(intent: string, options: CoachOptions): Promise<Proposal> {
    const index = this.intents.push(intent) - 1;
    this.options.push(options);
    return play(this.#proposal, { fake: "FakeCoach.coach", index, args: [intent, options] });
  }

  prepare(): void {
    this.calls.prepare += 1;
  }

  release(): void {
    this.calls.release += 1;
  }
}

import type { Coach, CoachOptions, Proposal } from "@antidrift/ai";

/** One question that was put to a `GatedCoach`, answered when the test says so. */
export interface GatedCall {
  readonly intent: string;
  readonly options: CoachOptions;
  readonly answer: (proposal: Proposal) => void;
  readonly fail: (error: unknown) => void;
}

/** A coach that answers when told to, in any order, and does not care for its signal. */
export class GatedCoach implements Coach {
  readonly calls: GatedCall[] = [];
  prepared = 0;
  released = 0;

  coach(intent: string, options: CoachOptions): Promise<Proposal> {
    return new Promise((answer, fail) => {
      this.calls.push({ intent, options, answer, fail });
    });
  }

  prepare(): void {
    this.prepared += 1;
  }

  release(): void {
    this.released += 1;
  }

  /** The latest question. */
  get last(): GatedCall {
    const call = this.calls.at(-1);
    if (call === undefined) throw new Error("The coach was not asked.");
    return call;
  }
}

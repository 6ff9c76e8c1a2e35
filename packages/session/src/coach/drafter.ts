import type { Proposal } from "@antidrift/ai";
import type { ProposalView } from "@antidrift/wire";
import { checkProposal } from "./check-proposal.js";

/** Makes a proposal without a model: at once, or later when what makes it is still being prepared. */
export type Draft = (intent: string) => Proposal | undefined | Promise<Proposal | undefined>;

/** Asks for drafts and hears only the one for the newest question. No failure of a draft reaches a request. */
export class Drafter {
  readonly #draft: Draft | undefined;
  readonly #onError: (error: unknown) => void;
  #awaited: Promise<Proposal | undefined> | undefined;

  constructor(draft: Draft | undefined, onError: (error: unknown) => void) {
    this.#draft = draft;
    this.#onError = onError;
  }

  /** The draft that is there at once. One that comes later goes to `onLate`, unless it was forgotten meanwhile. */
  draftFor(intent: string, onLate: (draft: ProposalView) => void): ProposalView | undefined {
    this.forget();
    try {
      const made = this.#draft?.(intent);
      if (!(made instanceof Promise)) return checked(made);
      this.#awaited = made;
      void this.#await(made, onLate);
    } catch (error) {
      this.#onError(error);
    }
    return undefined;
  }

  /** Whatever is still being made is not wanted any more. */
  forget(): void {
    this.#awaited = undefined;
  }

  async #await(made: Promise<Proposal | undefined>, onLate: (draft: ProposalView) => void): Promise<void> {
    try {
      const draft = checked(await made);
      if (this.#awaited !== made) return;
      this.#awaited = undefined;
      if (draft !== undefined) onLate(draft);
    } catch (error) {
      this.#onError(error);
    }
  }
}

function checked(draft: Proposal | undefined): ProposalView | undefined {
  return draft === undefined ? undefined : checkProposal(draft);
}

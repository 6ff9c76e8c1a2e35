import type { Coach } from "@antidrift/ai";
import { CoachUnavailableError } from "../errors/coach-unavailable-error.js";
import type { CoachStopReason } from "../errors/coach-stopped-error.js";
import type { Clock } from "../ports/clock.js";
import type { ProposalView } from "@antidrift/wire";
import { CoachRequest, type CoachResult } from "./coach-request.js";
import type { CoachState } from "./coach-state.js";
import type { DescribedFailure, DescribeFailure } from "./described-failure.js";
import { Drafter, type Draft } from "./drafter.js";

/** What is left to say when the table of sentences fails. */
const UNDESCRIBED: DescribedFailure = { error: "The coach failed.", failure: { reason: "failed" } };

export interface CoachDeskOptions {
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly describeFailure: DescribeFailure;
  readonly draft: Draft | undefined;
  readonly onError: (error: unknown) => void;
  /** The coach state now; `undefined` outside planning. */
  readonly read: () => CoachState | undefined;
  /** Makes it the coach state and tells the listeners. */
  readonly write: (state: CoachState) => void;
  /** As `write`, but untold while nobody has seen a State yet. */
  readonly setUp: (state: CoachState) => void;
}

/** Puts one question at a time to whatever coach there is, and keeps late answers out. */
export class CoachDesk {
  readonly #options: CoachDeskOptions;
  readonly #drafter: Drafter;
  #coach: Coach | undefined;
  #program: string | undefined;
  #running: CoachRequest | undefined;

  constructor(options: CoachDeskOptions) {
    this.#options = options;
    this.#drafter = new Drafter(options.draft, options.onError);
  }

  /** A request that runs goes on with the coach it was put to. */
  use(coach: Coach | undefined, program: string | undefined): void {
    if (coach !== this.#coach) this.release();
    this.#coach = coach;
    this.#program = coach === undefined ? undefined : program;
    const state = this.#options.read();
    if (state?.status === "idle" && state.program !== this.#program) {
      this.#options.setUp(this.idle(state.generation));
    }
  }

  /** Nothing asked yet; says who would be. */
  idle(generation: number): CoachState {
    return { status: "idle", ...this.#named(generation) };
  }

  ask(intent: string): void {
    const coach = this.#coach;
    this.stop("superseded");
    const offline = this.#drafter.draftFor(intent, (late) => this.#showDraft(late));
    // Read only now: whoever listens to the aborted signal may have changed it.
    const before = this.#options.read();
    if (before === undefined) return;
    const common = { ...this.#named(before.generation), ...(offline === undefined ? {} : { offline }) };
    if (coach === undefined) {
      this.#options.write({ ...common, status: "error", ...this.#describe(new CoachUnavailableError()) });
      return;
    }
    const generation = before.generation + 1;
    const pendingSinceMono = this.#options.clock.monotonicMs();
    this.#options.write({ ...common, generation, status: "pending", pendingSinceMono });
    // A listener may have cancelled it, or asked again, meanwhile.
    if (this.#waitsFor(generation)) this.#start(coach, intent, generation);
  }

  cancel(): void {
    this.stop("cancelled");
    const state = this.#options.read();
    if (state === undefined || state.status === "idle") return;
    this.#options.write(this.idle(state.generation));
  }

  /** Ends the running request, if any, without a word to the listeners. */
  stop(reason: CoachStopReason): void {
    this.#drafter.forget();
    this.#stopRunning(reason);
  }

  prepare(): void {
    this.#hook(() => this.#coach?.prepare?.());
  }

  release(): void {
    this.#hook(() => this.#coach?.release?.());
  }

  #start(coach: Coach, intent: string, generation: number): void {
    const { clock, timeoutMs } = this.#options;
    // One that whoever listens to the signal of the last one put in between.
    this.#stopRunning("superseded");
    if (!this.#waitsFor(generation)) return;
    const request = new CoachRequest({
      coach,
      intent,
      clock,
      timeoutMs,
      onPartial: (partial) => this.#showPartial(generation, partial),
      onSettled: (result) => this.#settle(generation, result),
    });
    // Known before it starts: the coach may end planning, or ask again, before it returns.
    this.#running = request;
    request.start();
  }

  #stopRunning(reason: CoachStopReason): void {
    const running = this.#running;
    this.#running = undefined;
    running?.stop(reason);
  }

  #showPartial(generation: number, partial: Partial<ProposalView>): void {
    const state = this.#options.read();
    if (state !== undefined && this.#waitsFor(generation)) this.#options.write({ ...state, partial });
  }

  /** Not beside an answer: whoever reads that has no use for a draft any more. */
  #showDraft(offline: ProposalView): void {
    const state = this.#options.read();
    if (state?.status === "pending" || state?.status === "error") this.#options.write({ ...state, offline });
  }

  #settle(generation: number, result: CoachResult): void {
    const state = this.#options.read();
    if (state === undefined || !this.#waitsFor(generation)) return;
    this.#running = undefined;
    const { pendingSinceMono: _since, partial: _partial, ...rest } = state;
    if ("proposal" in result) this.#options.write({ ...rest, status: "ready", proposal: result.proposal });
    else this.#options.write({ ...rest, status: "error", ...this.#describe(result.error) });
  }

  /** The guard: an answer counts only while planning, and only the newest question's. */
  #waitsFor(generation: number): boolean {
    const state = this.#options.read();
    return state?.status === "pending" && state.generation === generation;
  }

  #named(generation: number): { readonly generation: number; readonly program?: string } {
    return { generation, ...(this.#program === undefined ? {} : { program: this.#program }) };
  }

  #describe(error: unknown): DescribedFailure {
    try {
      return this.#options.describeFailure(error);
    } catch (thrown) {
      this.#options.onError(thrown);
      return UNDESCRIBED;
    }
  }

  #hook(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#options.onError(error);
    }
  }
}

import type { JudgeRule } from "@antidrift/ai";
import { recount, type Controller, type History, type Judge } from "@antidrift/session";
import type { ContestRequest, KeptRule, NudgeAnswer, ReplayReply, ReplayRequest } from "@antidrift/wire";
import type { KeptRules } from "./kept-rules.js";
import { replaySessions } from "./replay-sessions.js";

interface JudgeDeskOptions {
  readonly controller: Controller;
  readonly history: History;
  readonly rules: KeptRules;
  /** Unix milliseconds. */
  readonly nowMs: () => number;
}

/** Joins the session with the judge, the user's rules and the sessions that are over. */
export class JudgeDesk {
  readonly #options: JudgeDeskOptions;
  #judge: Judge | undefined;

  constructor(options: JudgeDeskOptions) {
    this.#options = options;
  }

  /** The judge to ask from now on. */
  use(judge: Judge): void {
    this.#judge = judge;
    this.#tell();
  }

  /** Throws `NoSuchNudgeError`, `StoreError`. */
  answerNudge({ id, answer, remember }: NudgeAnswer): void {
    const rule = this.#options.controller.answerNudge({ id, answer });
    if (rule !== undefined && remember === "always") this.addRule(rule);
  }

  /** Throws `IllegalTransitionError` without a session of now, `SessionNotFoundError`, `StoreError`. */
  contest({ app, title, relation, remember, session_id: id }: ContestRequest): void {
    const { controller, history } = this.#options;
    const contest = { app, title, relation };
    if (id === undefined) {
      const rule = controller.contest(contest);
      if (rule !== undefined && remember === "always") this.addRule(rule);
      return;
    }
    history.correct(id, (entry) => recount(entry, contest));
    // A hidden title makes no rule: it would hold for windows that nobody has seen.
    if (remember === "always" && title !== "") this.addRule(contest);
  }

  listRules(): readonly KeptRule[] {
    return this.#options.rules.list();
  }

  /** In force at once. Throws `InvalidInputError`, `StoreError`. */
  addRule(rule: JudgeRule): KeptRule {
    const made = this.#options.rules.add(rule);
    this.#tell();
    return made;
  }

  /** Throws `RuleNotFoundError`, `StoreError`. */
  removeRule(id: string): KeptRule {
    const removed = this.#options.rules.remove(id);
    this.#tell();
    return removed;
  }

  /** What these rules and this policy would have done with the recorded sessions. Throws `StoreReadError`. */
  async replay(request: ReplayRequest): Promise<ReplayReply> {
    const { history, nowMs } = this.#options;
    return await replaySessions({ request, history, nowMs, judge: this.#judge, keptRules: this.listRules() });
  }

  #tell(): void {
    if (this.#judge !== undefined) this.#options.controller.setJudge(this.#judge, this.listRules());
  }
}

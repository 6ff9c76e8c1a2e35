import type { JudgeRule, Surface } from "@antidrift/ai";
import { InvalidInputError, recount, type Controller, type History } from "@antidrift/session";
import type { ContestRequest, KeptRule, NudgeAnswer, ReplayReply, ReplayRequest } from "@antidrift/wire";
import type { KeptRules } from "./kept-rules.js";
import { checkRule } from "./check-rule.js";
import type { RuleJudge } from "./rule-judge.js";
import { replaySessions } from "./replay-sessions.js";
import { ruleOf } from "./rule-of.js";

interface JudgeDeskOptions {
  readonly controller: Controller;
  readonly history: History;
  readonly rules: KeptRules;
  /** What the privacy rules leave of a window; `undefined` for nothing. */
  readonly redact: (surface: Surface) => Surface | undefined;
  /** Unix milliseconds. */
  readonly nowMs: () => number;
}

/** Joins the session with the judge, the user's rules and the sessions that are over. */
export class JudgeDesk {
  readonly #options: JudgeDeskOptions;
  #judge: RuleJudge | undefined;
  #whyNone: string | undefined;

  constructor(options: JudgeDeskOptions) {
    this.#options = options;
  }

  /** The judge to ask from now on. */
  use(judge: RuleJudge): void {
    this.#judge = judge;
    this.#whyNone = undefined;
    this.#tell();
  }

  /** Nothing can be judged, and `why`, as one sentence for the user. */
  doWithout(why: string): void {
    this.#whyNone = why;
    this.#tell();
  }

  /** Throws `NoSuchNudgeError`, `InvalidInputError`, `StoreError`. */
  answerNudge({ id, answer, remember }: NudgeAnswer): void {
    const { controller } = this.#options;
    const { nudge } = controller.state().drift ?? {};
    const isRule = remember === "always" && answer === "on_task" && nudge?.id === id;
    const rule = isRule ? this.#ruleOf(nudge, "on_task") : undefined;
    this.#withRule(rule, () => controller.answerNudge({ id, answer }));
  }

  /** Throws `IllegalTransitionError` without a session of now, `SessionNotFoundError`, `InvalidInputError`, `StoreError`. */
  contest({ app, title, relation, remember, session_id: id }: ContestRequest): void {
    const { controller, history, redact } = this.#options;
    const rule = remember === "always" ? this.#ruleOf({ app, title }, relation) : undefined;
    if (id !== undefined && id !== controller.state().commitment?.id) {
      this.#withRule(rule, () => history.correct(id, (entry) => recount(entry, { app, title, relation })));
      return;
    }
    // What is said of the session of now is kept with it.
    const surface = redact({ app, title });
    if (surface === undefined) {
      throw new InvalidInputError("app", "The privacy rules keep nothing of this application.");
    }
    this.#withRule(rule, () => controller.contest({ ...surface, relation }));
  }

  listRules(): readonly KeptRule[] {
    return this.#options.rules.list();
  }

  /** In force at once. Throws `InvalidInputError`, `StoreError`. */
  addRule(rule: JudgeRule): KeptRule {
    const made = this.#options.rules.add(checkRule(rule));
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
    const checked = request.rules === undefined ? {} : { rules: request.rules.map(checkRule) };
    return await replaySessions({
      request: { ...request, ...checked },
      history,
      nowMs,
      judge: this.#judge,
      keptRules: this.listRules(),
    });
  }

  /** The rule that says so of this window for good. A title that is or would be hidden makes none. */
  #ruleOf(surface: Surface, relation: JudgeRule["relation"]): JudgeRule | undefined {
    const isKept = this.#options.redact(surface)?.title === surface.title;
    return isKept ? ruleOf(surface, relation) : undefined;
  }

  /** The rule is kept before the command is done, and not at all when that fails. */
  #withRule(rule: JudgeRule | undefined, command: () => void): void {
    const before = this.#options.rules.list();
    if (rule !== undefined) this.#options.rules.add(rule);
    try {
      command();
    } catch (error) {
      if (rule !== undefined) this.#options.rules.putBack(before);
      throw error;
    }
    if (rule !== undefined) this.#tell();
  }

  #tell(): void {
    if (this.#judge === undefined && this.#whyNone === undefined) return;
    this.#options.controller.setJudge(this.#judge, this.listRules(), this.#whyNone);
  }
}

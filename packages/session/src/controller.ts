import type { Coach, JudgeRule } from "@antidrift/ai";
import { CoachDesk } from "./coach/coach-desk.js";
import type { ControllerOptions } from "./controller-options.js";
import { ControllerClosedError } from "./errors/controller-closed-error.js";
import { NotPlanningError } from "./errors/not-planning-error.js";
import { cleanSample } from "./evidence/clean-sample.js";
import { observe, observeFolding } from "./evidence/evidence.js";
import { chooseSource, pushedSaw } from "./evidence/report-events.js";
import type { Reports, SourceVerdict } from "./evidence/reports.js";
import { WindowIntake } from "./evidence/window-intake.js";
import { answerNudge, contest } from "./judging/answer-nudge.js";
import { Judging } from "./judging/judging.js";
import type { JudgingSettings } from "./judging/judging-settings.js";
import type { Contest } from "./judging/recount.js";
import { tune } from "./judging/tune.js";
import type { Judge } from "./ports/judge.js";
import type { NudgeAnswer } from "./drift/timeline.js";
import { Journal } from "./journal.js";
import { LIMITS, type Notice, type StateView } from "@antidrift/wire";
import type { Listener } from "./listeners.js";
import { restore } from "./persistence/restore.js";
import type { WindowEvents, WindowSample } from "./ports/window-source.js";
import { checkText } from "./session/check-input.js";
import { withNotice, withoutNotice } from "./session/notices.js";
import { freshModel, type Model } from "./session/model.js";
import { followReports, looksDifferent } from "./session/pass-time.js";
import { redactModel } from "./session/redact-model.js";
import * as transitions from "./session/transitions.js";
import type { CommitmentInput } from "./session/commitment.js";
import * as pausing from "./session/pausing.js";
import type { Transition } from "./session/transition.js";
import type { EndInput } from "./session/transitions.js";
import { Timekeeper } from "./timekeeper.js";
import { guarded } from "./guarded.js";
import { readClock, type Instant } from "./time/instant.js";

/**
 * The domain's one entrance. Every command changes the state synchronously, or throws with nothing changed; the
 * listeners are told once per change, after it is complete and persisted.
 */
export class Controller {
  /** To be handed to a `WindowSource`. Safe to call at any time and rate. */
  readonly windowEvents: WindowEvents;
  readonly #newId: () => string;
  readonly #clean: (sample: WindowSample | undefined) => WindowSample | undefined;
  readonly #journal: Journal;
  readonly #desk: CoachDesk;
  readonly #intake: WindowIntake;
  readonly #judging: Judging;
  readonly #timekeeper: Timekeeper;
  readonly #onError: (error: unknown) => void;
  #closed = false;

  /** Goes on from what `store.load()` answers. Throws only what that throws. */
  constructor(options: ControllerOptions) {
    const { clock, store, redact } = options;
    this.#newId = options.newId ?? (() => crypto.randomUUID());
    this.#onError = guarded(options.onError);
    this.#clean = (sample) => cleanSample(sample, redact, this.#onError);
    const fresh = freshModel(clock.monotonicMs(), options.judging);
    const restored = restore(store.load(), fresh, readClock(clock));
    this.#judging = new Judging(this.#onError);
    this.#judging.use(options.judge, options.judgeRules);
    this.#journal = new Journal({
      clock,
      store,
      ...restored,
      complete: (before, next) => this.#judging.follow(before, next),
      onError: this.#onError,
      onSwap: (before) => this.#follow(before),
    });
    this.#desk = new CoachDesk({
      clock,
      timeoutMs: options.coachTimeoutMs ?? 30_000,
      describeFailure: options.describeFailure,
      draft: options.draft,
      onError: this.#onError,
      read: () => (this.#isPlanning() ? this.#journal.model.coach : undefined),
      write: (coach) => this.#journal.ephemeral({ ...this.#journal.model, coach }),
      setUp: (coach) => this.#journal.setUp({ ...this.#journal.model, coach }),
    });
    this.#intake = new WindowIntake({
      clock,
      clean: this.#clean,
      change: (next) => this.#report(next, observeFolding),
    });
    this.windowEvents = this.#intake;
    this.#timekeeper = new Timekeeper(clock, this.#journal);
    if (restored.moved) this.#journal.happened(restored.model);
    this.#timekeeper.schedule();
  }

  /** The State now. Makes the changes first that time has brought. */
  state(): StateView {
    if (!this.#closed) this.#timekeeper.catchUp();
    return this.#journal.view();
  }

  /** Calls `listener` once per change from now on. Returns the function that ends it. */
  subscribe(listener: Listener): () => void {
    return this.#journal.listeners.add(listener);
  }

  /** The coach to ask from now on, and the name of the program behind it, for the user. */
  setCoach(coach: Coach | undefined, program?: string): void {
    if (!this.#closed) this.#desk.use(coach, program);
  }

  /** Locked or review to planning. Throws `IllegalTransitionError`, `StoreError`. */
  enterPlanning(): void {
    this.#run((model) => transitions.enterPlanning(model, this.#desk.idle(model.coach.generation)));
  }

  /**
   * Asks the coach and returns at once; the answer comes as a change of State. The intent has 1 to 4,000
   * characters. Throws `NotPlanningError`, `InvalidInputError`.
   */
  requestCoach(intent: string): void {
    this.#demandPlanning();
    this.#desk.ask(checkText("intent", intent, LIMITS.intentCharacters));
  }

  /** Ends the running request and forgets its answer: the coach is idle. Throws `NotPlanningError`. */
  cancelCoach(): void {
    this.#demandPlanning();
    this.#desk.cancel();
  }

  /** A hint that the coach will soon be asked. Does nothing outside planning. */
  prepareCoach(): void {
    if (!this.#closed && this.#isPlanning()) this.#desk.prepare();
  }

  /** Planning to active. Throws `IllegalTransitionError`, `InvalidInputError`, `StoreError`. */
  startManualCommitment(input: CommitmentInput): void {
    this.#run((model, now) => transitions.startCommitment(model, { ...input, id: this.#newId }, now));
  }

  /**
   * Adds -86,400 to 86,400 whole seconds, not 0, to the timebox, which may not exceed 24 h in all. In overtime too: the
   * deadline may then still lie in the past. Throws `IllegalTransitionError`, `InvalidInputError`, `StoreError`.
   */
  extend(secs: number): void {
    this.#run((model, now) => transitions.extend(model, secs, now));
  }

  /**
   * Somebody who can see the windows names the one in front. Ignored when nothing runs or evidence is off. What was named
   * is saved when this returns. Throws `StoreError` with nothing changed.
   */
  recordWindow(sample: WindowSample): void {
    if (this.#closed || this.#journal.model.runtimeState !== "active") return;
    this.#intake.flush();
    const clean = this.#clean(sample);
    this.#report((reports, mono) => pushedSaw(reports, clean, mono), observe, true);
  }

  /** A deliberate break, which moves the deadline and ends by itself after `secs` (1 to 86,400). Throws as `extend`. */
  pause(secs?: number): void {
    this.#run((model, now) => pausing.pause(model, secs, now));
  }

  /** Ends the break. Throws as `pause`. */
  resume(): void {
    this.#run((model, now) => pausing.resume(model, now));
  }

  /** Review to active, within 10 s of `enterReview`. Throws `IllegalTransitionError`, `StoreError`. */
  back(): void {
    this.#run((model, now) => pausing.back(model, now));
  }

  /** Answers the nudge that waits. Throws `NoSuchNudgeError`, `StoreError`. */
  answerNudge(input: { readonly id: number; readonly answer: NudgeAnswer }): void {
    this.#run((model, now) => answerNudge(model, input, now));
  }

  /** Corrects how a window of this session is judged. Throws `IllegalTransitionError`, `StoreError`. */
  contest(input: Contest): void {
    this.#run((model, now) => contest(model, input, now));
  }

  /**
   * The judge and the user's rules, those that count most first. What is in front is judged again at once: also to be
   * called when the judge knows more, as when a model answered it. `whyNone` tells the user why there is none.
   */
  setJudge(judge: Judge | undefined, rules: readonly JudgeRule[] = [], whyNone?: string): void {
    this.#judging.use(judge, rules, whyNone);
    this.#judgeAgain((model) => model);
  }

  /** Who shows a nudge as a notification of the desktop. */
  setNotify(notify: StateView["notify"]): void {
    if (!this.#closed) this.#journal.ephemeral({ ...this.#journal.model, notify });
  }

  /** What the user decided about judging, also for the session that runs. */
  setJudging(judging: JudgingSettings): void {
    this.#judgeAgain((model) => tune({ ...model, judging }));
  }

  /** Active to review. Throws `IllegalTransitionError`, `StoreError`. */
  enterReview(): void {
    this.#run((model, now) => transitions.enterReview(model, now));
  }

  /** Review to locked with an outcome, or planning to locked with nothing. Throws as `startManualCommitment`. */
  end(input: EndInput = {}): void {
    this.#run((model) => transitions.end(model, input));
  }

  /** Which source reports windows, or why none can (`verdict`). What another source said is forgotten. */
  setEvidenceSource(name: string, verdict?: SourceVerdict): void {
    // What still waits is of the source before.
    this.#intake.drop();
    this.#report((reports, mono) => chooseSource(reports, { name, verdict }, mono), observe);
  }

  /** The privacy rules are others from now on. What the history does not have yet passes them at once. */
  redactAgain(): void {
    if (this.#closed) return;
    this.#intake.redactAgain();
    this.#journal.settle(redactModel(this.#journal.model, this.#clean));
  }

  /** Shows a notice until it is dismissed; one with the same code is replaced. At most 20 are kept. */
  addNotice(notice: Notice): void {
    this.#setNotices(withNotice(this.#journal.model.notices, notice));
  }

  dismissNotice(code: string): void {
    const { notices } = this.#journal.model;
    const others = withoutNotice(notices, code);
    if (others.length < notices.length) this.#setNotices(others);
  }

  /** Stops timers, aborts the coach, saves. Nothing is told or changed afterwards. */
  close(): void {
    if (this.#closed) return;
    this.#intake.flush();
    this.#timekeeper.catchUp();
    this.#closed = true;
    this.#intake.drop();
    this.#timekeeper.stop();
    this.#journal.listeners.clear();
    this.#desk.stop("closed");
    this.#desk.release();
    this.#journal.saveLast();
  }

  #run(command: (model: Model, now: Instant) => Transition): void {
    if (this.#closed) throw new ControllerClosedError();
    this.#intake.flush();
    const now = this.#timekeeper.catchUp();
    this.#journal.command(command(this.#journal.model, now));
  }

  /** What has to follow a change before anybody is told of it. */
  #follow(before: Model): void {
    const { runtimeState } = this.#journal.model;
    if (runtimeState === before.runtimeState) return;
    this.#timekeeper.schedule();
    if (before.runtimeState !== "planning") return;
    this.#desk.stop("left");
    this.#desk.release();
  }

  #report(change: (reports: Reports, mono: number) => Reports, seen: typeof observe, mustSave = false): void {
    if (this.#closed) return;
    const { monoMs } = this.#timekeeper.catchUp();
    const { model, isBehind } = this.#journal;
    const next = followReports(model, change(model.reports, monoMs), monoMs, seen);
    const isNews = next.session !== model.session;
    if (mustSave && (isNews || isBehind)) this.#journal.command({ model: next });
    else if (isNews) this.#journal.happened(next);
    else if (model.session !== undefined && looksDifferent(model.reports, next.reports)) {
      this.#journal.ephemeral(next);
    } else this.#journal.silent(next);
  }

  #judgeAgain(change: (model: Model) => Model): void {
    if (this.#closed) return;
    const now = this.#timekeeper.catchUp();
    this.#journal.settle(this.#judging.again(change(this.#journal.model), now.monoMs));
    this.#timekeeper.schedule();
  }

  #setNotices(notices: readonly Notice[]): void {
    if (!this.#closed) this.#journal.ephemeral({ ...this.#journal.model, notices });
  }

  #isPlanning(): boolean {
    return this.#journal.model.runtimeState === "planning";
  }

  #demandPlanning(): void {
    if (this.#closed) throw new ControllerClosedError();
    if (!this.#isPlanning()) throw new NotPlanningError(this.#journal.model.runtimeState);
  }
}

import { OFFLINE_BACKEND, type StateView } from "@antidrift/wire";
import { createContext } from "svelte";
import { Announcer } from "./lib/announcer.svelte.js";
import { browserNotifications } from "./lib/browser-notifications.js";
import { daemon } from "./lib/daemon.js";
import { Language } from "./lib/language.svelte.js";
import { Milestones, type Milestone } from "./lib/milestones.js";
import { Notifier } from "./lib/notifier.svelte.js";
import { PlanningForm, type PlanningDraft } from "./lib/planning-form.svelte.js";
import { Route } from "./lib/route.svelte.js";
import { Session } from "./lib/session.svelte.js";
import { Settings, type SettingsValues } from "./lib/settings.svelte.js";
import { SleepDetector } from "./lib/sleep-detector.js";
import { browserStream, StateStream } from "./lib/state-stream.js";
import { Stored } from "./lib/storage.js";
import { TabSign } from "./lib/tab-sign.js";
import { Ticker } from "./lib/ticker.svelte.js";

const HIDDEN_IDLE_MS = 15_000;

/** Builds and joins everything that outlives a view. */
export class App {
  readonly settings = new Settings(new Stored<SettingsValues>(() => localStorage, "antidrift.settings"));
  readonly language = new Language(navigator.languages);
  readonly ticker = new Ticker(() => this.#untilNextTick());
  readonly session = new Session(this.ticker);
  readonly form = new PlanningForm(
    new Stored<PlanningDraft>(() => sessionStorage, "antidrift.plan"),
    new Stored<string[]>(() => localStorage, "antidrift.if-drift"),
  );
  readonly route = new Route();
  readonly announcer = new Announcer();
  readonly notifier = new Notifier(browserNotifications());
  readonly #milestones = new Milestones();
  readonly #sign = new TabSign(document);
  readonly #sleep = new SleepDetector({ wall: () => Date.now(), monotonic: () => performance.now() });
  readonly #stream = new StateStream(
    {
      onState: (state, first) => this.session.accept(state, first),
      onHealth: (health) => (this.session.health = health),
    },
    browserStream(),
  );

  start(): void {
    this.session.onChange = (view, before) => this.#changed(view, before);
    this.ticker.onTick(() => this.#ticked());
    this.#stream.start();
    document.addEventListener("visibilitychange", () => this.ticker.tick());
    addEventListener("hashchange", () => this.ticker.tick());
    addEventListener("storage", () => {
      this.settings.follow();
      void this.speak();
    });
    addEventListener("pagehide", () => this.#stream.stop());
    addEventListener("pageshow", (event) => event.persisted && this.#stream.start());
    void this.#refresh();
    this.ticker.tick();
  }

  /** Speaks the chosen language. */
  async speak(): Promise<void> {
    await this.language.speak(this.settings.values.language);
    this.ticker.tick();
  }

  /** A sentence about the coach's failure, in the user's language where the reason is known. */
  coachError(coach: NonNullable<StateView["coach"]>): string {
    const { messages } = this.language;
    const { reason = "", program = messages.theCoach, resets, detail } = coach.failure ?? {};
    if (reason === "unavailable" && coach.offline) return messages.coachNoneButDraft;
    const sentence = messages.coachFailures[reason]?.(program, resets);
    if (sentence === undefined) return coach.error ?? "";
    return detail === undefined ? sentence : `${sentence} ${detail}`;
  }

  /** Who is asked: "claude". The coach without a model is no program that a user would know by its name. */
  coachName({ program }: NonNullable<StateView["coach"]>): string {
    const { theCoach, thisComputer } = this.language.messages;
    return program === OFFLINE_BACKEND ? thisComputer : (program ?? theCoach);
  }

  /** The State without waiting for the stream; says on its own when nobody answers. */
  async #refresh(): Promise<void> {
    try {
      this.session.accept(await daemon.getState(), true);
    } catch {
      // The stream reports the same trouble, and its end.
      if (this.session.health === "connecting") this.session.health = "disconnected";
    }
  }

  #changed(view: StateView, before: StateView | undefined): void {
    if (view.coach !== undefined) this.form.observe(view.coach);
    if (view.runtime_state === "active" && before?.runtime_state !== "active") this.form.forget();
    if (before !== undefined) this.#announce(view, before);
    this.ticker.tick();
  }

  #announce(view: StateView, before: StateView): void {
    const { said } = this.language.messages;
    const { commitment, coach } = view;
    if (view.runtime_state !== before.runtime_state) {
      if (view.runtime_state !== "active") this.announcer.say(said[view.runtime_state]);
      else if (commitment)
        this.announcer.say(said.active(commitment.next_action, this.#duration(commitment.timebox_secs)));
    } else if (view.drift?.nudge && view.drift.nudge.id !== before.drift?.nudge?.id) {
      this.announcer.say(`${view.drift.nudge.why} ${view.drift.nudge.words}`);
    } else if (coach && coach.status !== before.coach?.status) {
      if (coach.status === "pending") this.announcer.say(said.pending(this.coachName(coach)));
      if (coach.status === "ready") this.announcer.say(said.ready);
      if (coach.status === "error") this.announcer.say(this.coachError(coach).replaceAll("`", ""));
      if (coach.status === "idle" && before.coach?.status === "pending") this.announcer.say(said.stopped);
    } else if (commitment && commitment.timebox_secs !== before.commitment?.timebox_secs) {
      const longer = commitment.timebox_secs > (before.commitment?.timebox_secs ?? 0);
      this.announcer.say(
        said[longer ? "extended" : "cut"](this.#duration(Math.max(0, this.session.countdown?.secs ?? 0))),
      );
    }
  }

  #ticked(): void {
    this.#stream.check();
    if (this.#sleep.slept()) void this.#refresh();
    const { view, countdown } = this.session;
    if (view === undefined) return;
    const { commitment, runtime_state } = view;
    this.#sign.show(countdown, this.#title(view), view.drift?.sign);
    if (runtime_state !== "active" || commitment === undefined || countdown === undefined) return;
    const milestone = this.#milestones.next(commitment.id, commitment.timebox_secs, countdown.secs);
    if (milestone !== undefined) this.#reached(milestone, view);
  }

  #reached(milestone: Milestone, { commitment }: StateView): void {
    if (commitment === undefined) return;
    const left = this.#duration(Math.max(0, this.session.countdown?.secs ?? 0));
    const sentence = this.language.messages.said.milestones[milestone](left);
    this.announcer.say(sentence);
    if (!milestone.startsWith("over")) return;
    const key = `${commitment.id} ${commitment.deadline_ms} ${milestone}`;
    void this.notifier.remind(
      { key, title: sentence, body: commitment.next_action },
      this.settings.values.sound,
    );
  }

  #title({ runtime_state, commitment }: StateView): string {
    const { messages } = this.language;
    if (this.route.history) return messages.history;
    if (runtime_state === "active") return commitment?.next_action ?? "";
    return { locked: messages.lockedTitle, planning: messages.planningTitle, review: messages.reviewTitle }[
      runtime_state
    ];
  }

  /** With a countdown, when its next second begins. Hidden and idle, only often enough to notice a silent stream. */
  #untilNextTick(): number {
    const { view } = this.session;
    if (view?.runtime_state === "active" && view.commitment && !view.commitment.paused) {
      const leftMs = view.commitment.deadline_ms - this.session.serverNowExactly();
      return (((leftMs % 1000) + 1000) % 1000) + 20;
    }
    return document.hidden && this.session.health === "live" ? HIDDEN_IDLE_MS : 1000;
  }

  #duration(secs: number): string {
    return this.language.format.duration(secs);
  }
}

export const [useApp, provideApp] = createContext<App>();

import type { Controller } from "@antidrift/session";
import type { StateView } from "@antidrift/wire";
import type { JudgeDesk } from "../judging/judge-desk.js";
import type { Settings } from "../settings/settings.js";
import { nudgeNotification } from "./nudge-notification.js";
import type { Notifier, OpenNotifier } from "./notifier.js";

interface NudgeNotificationsOptions {
  readonly controller: Pick<Controller, "state" | "subscribe" | "setNotify">;
  readonly judging: Pick<JudgeDesk, "answerNudge">;
  readonly settings: Pick<Settings, "current">;
  /** `undefined` where the daemon has no way of its own. */
  readonly open: OpenNotifier | undefined;
  readonly onError: (error: unknown) => void;
}

/**
 * Shows each nudge once as a notification of the desktop, takes it away when it is over, and hands its answer on. The
 * State says whether this works; it is tried anew with each session.
 */
export function notifyOfNudges(options: NudgeNotificationsOptions): { close(): void } {
  const notifications = new NudgeNotifications(options);
  const unfollow = options.controller.subscribe((state) => notifications.follow(state));
  notifications.follow(options.controller.state());
  return {
    close: () => {
      unfollow();
      notifications.close();
    },
  };
}

class NudgeNotifications {
  readonly #options: NudgeNotificationsOptions;
  readonly #leaving = new AbortController();
  #notifier: Promise<Notifier | undefined> | undefined;
  #session: string | undefined;
  #shown: string | undefined;
  /** One after the other: what is shown last is the newest. */
  #queue: Promise<void> = Promise.resolve();

  constructor(options: NudgeNotificationsOptions) {
    this.#options = options;
  }

  follow({ commitment, drift, runtime_state: state }: StateView): void {
    const session = state === "active" ? commitment?.id : undefined;
    if (session !== this.#session) {
      this.#session = session;
      if (session !== undefined) this.#enqueue(async () => void (await this.#open()));
    }
    const nudge = drift?.nudge;
    const name = nudge && `${commitment?.id ?? ""} ${nudge.id}`;
    if (name === this.#shown) return;
    this.#shown = name;
    const { nudges, titles } = this.#options.settings.current.notifications;
    if (nudge === undefined) this.#enqueue(async () => (await this.#notifier)?.withdraw());
    else if (nudges) {
      const text = nudgeNotification(nudge, titles);
      this.#enqueue(async () => {
        const notifier = await this.#open();
        await notifier?.show(text, (answer) => this.#answer(nudge.id, answer, name));
      });
    }
  }

  close(): void {
    this.#leaving.abort();
    void this.#notifier?.then((notifier) => notifier?.close());
  }

  #answer(id: number, answer: "back" | "on_task" | "mute", name: string | undefined): void {
    if (name !== this.#shown) return;
    try {
      this.#options.judging.answerNudge({ id, answer });
    } catch (error) {
      this.#options.onError(error);
    }
  }

  async #open(): Promise<Notifier | undefined> {
    const { open, onError } = this.#options;
    this.#notifier ??= (async () => {
      const notifier = await open?.(this.#leaving.signal);
      notifier?.onLost(() => this.#lose());
      return notifier;
    })().catch((error: unknown) => {
      onError(error);
      return undefined;
    });
    const notifier = await this.#notifier;
    this.#tell(notifier === undefined ? "page" : "daemon");
    // Tried anew the next time.
    if (notifier === undefined) this.#notifier = undefined;
    return notifier;
  }

  #lose(): void {
    this.#notifier = undefined;
    this.#tell("page");
  }

  #tell(notify: "daemon" | "page"): void {
    const { controller } = this.#options;
    if (!this.#leaving.signal.aborted && controller.state().notify !== notify) controller.setNotify(notify);
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => {
      this.#options.onError(error);
      this.#tell("page");
    });
  }
}

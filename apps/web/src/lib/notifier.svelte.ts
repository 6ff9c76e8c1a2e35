import { offered } from "./offered.js";
import type { Locks } from "./tab-leader.js";

export interface NotifierEnvironment {
  permission(): NotificationPermission;
  ask(): Promise<NotificationPermission>;
  show(title: string, options: NotificationOptions): void;
  chime(): void;
  locks: Pick<Locks, "request"> | undefined;
  /** Shared by all tabs. */
  storage(): Pick<Storage, "getItem" | "setItem">;
}

export interface Reminder {
  /** The same in every tab. */
  key: string;
  title: string;
  body: string;
}

const LAST = "antidrift.reminded";

/** Desktop notifications: one for all tabs of a browser, and only after the user said yes. */
export class Notifier {
  permission = $state<NotificationPermission>("denied");
  readonly #environment: NotifierEnvironment;

  constructor(environment: NotifierEnvironment) {
    this.#environment = environment;
    this.permission = environment.permission();
  }

  /** Only ever from a click: browsers refuse, and people mistrust, a question out of nowhere. */
  async ask(): Promise<void> {
    this.permission = await this.#environment.ask();
  }

  /** Reminds once, whichever tab comes first. */
  async remind(reminder: Reminder, sound: boolean): Promise<void> {
    const once = async () => {
      if (!this.#claim(reminder.key)) return;
      // A browser that plays no sound still shows the notification.
      if (sound) offered(() => this.#environment.chime());
      if (this.#environment.permission() !== "granted") return;
      this.#environment.show(reminder.title, {
        body: reminder.body,
        tag: "antidrift",
        icon: "/icon-192.png",
        silent: true,
      });
    };
    // One tab after the other looks into the shared storage.
    let began = false;
    const begin = async () => {
      began = true;
      await once();
    };
    try {
      await (this.#environment.locks?.request("antidrift.remind", {}, begin) ?? begin());
    } catch (error) {
      if (began) throw error;
      // The lock is refused, so that every tab reminds; the tag still makes it one notification.
      await once();
    }
  }

  #claim(key: string): boolean {
    try {
      const storage = this.#environment.storage();
      if (storage.getItem(LAST) === key) return false;
      storage.setItem(LAST, key);
    } catch {
      // Without storage every tab reminds; the tag still makes it one notification.
    }
    return true;
  }
}

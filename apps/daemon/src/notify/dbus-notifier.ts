import type { NudgeAnswer } from "@antidrift/wire";
import { DbusConnection } from "../windows/dbus/dbus-connection.js";
import type { DbusMessage } from "../windows/dbus/message.js";
import type { NotificationText, Notifier } from "./notifier.js";

const NAME = "org.freedesktop.Notifications";
const SERVER = { destination: NAME, path: "/org/freedesktop/Notifications", interface: NAME };
const BUTTONS: ReadonlyArray<readonly [NudgeAnswer["answer"], string]> = [
  ["back", "Back to it"],
  ["on_task", "I was on task"],
  ["mute", "Not now"],
];
/** What the server finds right. */
const USUAL_TIME = -1;

interface Shown {
  readonly id: number;
  readonly onAnswer: (answer: NudgeAnswer["answer"]) => void;
}

/** Notifications over D-Bus, with buttons where the server has them. Presses count only when the server itself tells them. */
export class DbusNotifier implements Notifier {
  readonly #bus: DbusConnection;
  #capabilities: readonly string[] = [];
  #shown: Shown | undefined;
  #lastId = 0;

  /** Rejects with `WatchError` without a bus, with `DbusError` without a server. */
  static async open(busPath: string, signal: AbortSignal): Promise<DbusNotifier> {
    const bus = await DbusConnection.open(busPath, signal);
    try {
      const notifier = new DbusNotifier(bus);
      await notifier.#greet();
      return notifier;
    } catch (error) {
      bus.socket.destroy();
      throw error;
    }
  }

  private constructor(bus: DbusConnection) {
    this.#bus = bus;
    bus.onSignal((signal) => void this.#hear(signal));
  }

  async show(text: NotificationText, onAnswer: Shown["onAnswer"]): Promise<void> {
    await this.#greet();
    const body = this.#capabilities.includes("body-markup") ? escapeMarkup(text.body) : text.body;
    const buttons = this.#capabilities.includes("actions") ? BUTTONS.flat() : [];
    const [id] = await this.#bus.callWith(
      { ...SERVER, member: "Notify" },
      {
        signature: "susssasa{sv}i",
        args: ["AntiDrift", this.#lastId, "", text.summary, body, buttons, [], USUAL_TIME],
      },
    );
    this.#lastId = Number(id);
    this.#shown = { id: this.#lastId, onAnswer };
  }

  async withdraw(): Promise<void> {
    const id = this.#shown?.id;
    this.#shown = undefined;
    if (id === undefined) return;
    // One that is gone already is refused.
    await this.#bus.call({ ...SERVER, member: "CloseNotification" }, id).catch(() => {});
  }

  onLost(onLost: () => void): void {
    this.#bus.socket.once("close", onLost);
  }

  close(): void {
    this.#bus.socket.destroy();
  }

  /** Starts the server where the bus can, and asks what it is able to do: it may be another one than before. */
  async #greet(): Promise<void> {
    const [capabilities] = await this.#bus.call({ ...SERVER, member: "GetCapabilities" });
    this.#capabilities = Array.isArray(capabilities) ? capabilities : [];
    await this.#bus.listenTo(NAME);
  }

  async #hear({ sender, interface: from, member, args: [id, key] }: DbusMessage): Promise<void> {
    const shown = this.#shown;
    if (from !== NAME || member !== "ActionInvoked" || shown === undefined || id !== shown.id) return;
    const answer = BUTTONS.find(([name]) => name === key)?.[0];
    // Anybody on the bus can send such a signal.
    const owner = await this.#bus.ownerOf(NAME).catch(() => undefined);
    if (answer === undefined || sender !== owner || this.#shown !== shown) return;
    this.#shown = undefined;
    shown.onAnswer(answer);
  }
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

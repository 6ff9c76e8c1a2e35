import { existsSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DbusConnection } from "../dbus/dbus-connection.js";
import type { DbusMessage } from "../dbus/message.js";
import { soon } from "../../testing/soon.js";
import { RetryingSource } from "../retrying-source.js";
import { RecordedEvents } from "../testing/recorded-events.js";
import { haveAll } from "../testing/run-program.js";
import { SessionBus } from "../testing/session-bus.js";
import { watchKde } from "./watch-kde.js";

/** A window and a workspace as KWin's scripts see them. */
class KwinSignal {
  readonly #slots = new Set<(argument?: unknown) => void>();
  connect(slot: (argument?: unknown) => void): void {
    this.#slots.add(slot);
  }
  disconnect(slot: (argument?: unknown) => void): void {
    this.#slots.delete(slot);
  }
  emit(argument?: unknown): void {
    for (const slot of this.#slots) slot(argument);
  }
}
const newWindow = (resourceClass: string, caption: string) => ({
  resourceClass,
  caption,
  captionChanged: new KwinSignal(),
});

describe.skipIf(!haveAll("dbus-daemon"))("the KDE source, on a real bus (needs dbus-daemon)", () => {
  let bus: SessionBus;
  let leaving: AbortController;
  let source: RetryingSource;
  let events: RecordedEvents;
  let kwin: DbusConnection;
  let calls: DbusMessage[];
  let script: { readonly path: string; readonly text: string } | undefined;
  let workspace: { windowActivated: KwinSignal; activeWindow: unknown };

  beforeEach(async () => {
    bus = await SessionBus.start();
    leaving = new AbortController();
    [events, calls, script] = [new RecordedEvents(), [], undefined];
    workspace = { windowActivated: new KwinSignal(), activeWindow: newWindow("konsole", "first") };
    kwin = await bus.serve("org.kde.KWin", answer, leaving.signal);
    source = new RetryingSource({ name: "kde", watch: watchKde({ busPath: bus.path }) });
  });
  afterEach(async () => {
    await source.stop();
    leaving.abort();
    await bus.stop();
  });

  /** Keeps and runs scripts as KWin does. */
  function answer(call: DbusMessage): Pick<DbusMessage, "signature" | "args"> | undefined {
    calls.push(call);
    if (call.member === "loadScript") {
      const path = String(call.args[0]);
      script = { path, text: readFileSync(path, "utf8") };
      return { signature: "i", args: [3] };
    }
    if (call.member === "run") runInNewContext(script?.text ?? "", { workspace, callDBus });
    if (call.member === "isScriptLoaded") return { signature: "b", args: [script !== undefined] };
    return undefined;
  }

  function callDBus(
    destination: string,
    path: string,
    iface: string,
    member: string,
    ...args: string[]
  ): void {
    void kwin.call({ destination, path, interface: iface, member }, ...args);
  }

  it("follows the active window and its title by a script in KWin", async () => {
    source.start(events);
    await vi.waitFor(() => expect(events.windows.at(-1)).toEqual({ app: "konsole", title: "first" }), soon);
    const next = newWindow("firefox", "News");
    workspace.windowActivated.emit(next);
    await vi.waitFor(() => expect(events.windows.at(-1)).toEqual({ app: "firefox", title: "News" }), soon);
    next.caption = "Sport";
    next.captionChanged.emit();
    await vi.waitFor(() => expect(events.windows.at(-1)).toEqual({ app: "firefox", title: "Sport" }), soon);
    workspace.windowActivated.emit(null);
    await vi.waitFor(() => expect(events.windows.at(-1)).toBeUndefined(), soon);
  });

  it("takes the script out again and leaves no file", async () => {
    source.start(events);
    await vi.waitFor(() => expect(events.windows.length).toBe(1), soon);
    await source.stop();
    expect(calls.map(({ member }) => member)).toEqual(["unloadScript", "loadScript", "run", "unloadScript"]);
    expect(calls.find(({ member }) => member === "run")?.path).toBe("/Scripting/Script3");
    expect(existsSync(script?.path ?? "")).toBe(false);
  });

  it("hears nobody but KWin", async () => {
    source.start(events);
    await vi.waitFor(() => expect(events.windows.length).toBe(1), soon);
    const name = /":[\d.]+"/u.exec(script?.text ?? "")?.[0].slice(1, -1) ?? "";
    const stranger = await bus.serve("org.example.Stranger", () => undefined, leaving.signal);
    await stranger.call(
      { destination: name, path: "/", interface: "org.antidrift.Evidence", member: "Window" },
      "a",
      "b",
    );
    expect(events.windows).toEqual([{ app: "konsole", title: "first" }]);
  });

  it("says so where there is no KWin", async () => {
    kwin.socket.destroy();
    await vi.waitFor(async () => {
      source.start(events);
      expect(events.reasons.at(-1)).toContain("KWin does not answer");
    }, soon);
  });
});

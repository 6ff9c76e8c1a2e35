import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { soon } from "../../testing/soon.js";
import { RetryingSource } from "../retrying-source.js";
import { RecordedEvents } from "../testing/recorded-events.js";
import { haveAll } from "../testing/run-program.js";
import { SessionBus } from "../testing/session-bus.js";
import { watchGnome } from "./watch-gnome.js";

describe.skipIf(!haveAll("dbus-daemon"))("the GNOME source, on a real bus (needs dbus-daemon)", () => {
  let bus: SessionBus;
  let leaving: AbortController;
  let source: RetryingSource;
  let events: RecordedEvents;

  beforeEach(async () => {
    bus = await SessionBus.start();
    leaving = new AbortController();
    events = new RecordedEvents();
    source = new RetryingSource({ name: "gnome", watch: watchGnome({ busPath: bus.path, pollMs: 20 }) });
  });
  afterEach(async () => {
    await source.stop();
    leaving.abort();
    await bus.stop();
  });

  it("follows what the extension answers, and how long there was no input", async () => {
    let window: object = { title: "News", wm_class: "firefox", width: 640 };
    let idleMs = 0;
    const shell = () => ({ signature: "s", args: [JSON.stringify(window)] });
    await bus.serve("org.gnome.Shell", shell, leaving.signal);
    await bus.serve(
      "org.gnome.Mutter.IdleMonitor",
      () => ({ signature: "u", args: [idleMs] }),
      leaving.signal,
    );

    source.start(events);
    await vi.waitFor(() => expect(events.windows).toEqual([{ app: "firefox", title: "News" }]), soon);
    window = {};
    idleMs = 180_000;
    await vi.waitFor(() => expect(events.windows.at(-1)).toBeUndefined(), soon);
    await vi.waitFor(() => expect(events.idles).toEqual([true]), soon);
  });

  it("names the extension that is missing", async () => {
    source.start(events);
    await vi.waitFor(() => expect(events.reasons[0]).toContain("Install “Focused Window D-Bus”"), soon);
  });

  it("says when there is no session bus", async () => {
    source = new RetryingSource({ name: "gnome", watch: watchGnome({ busPath: "/nowhere/bus" }) });
    source.start(events);
    await vi.waitFor(
      () => expect(events.reasons[0]).toBe("The session bus cannot be reached at /nowhere/bus."),
      soon,
    );
  });
});

import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { soon } from "../../testing/soon.js";
import { RetryingSource } from "../retrying-source.js";
import { RecordedEvents } from "../testing/recorded-events.js";
import { haveAll } from "../testing/run-program.js";
import { TestXServer } from "../testing/x-server.js";
import { watchX11 } from "./watch-x11.js";

const needed = ["Xvfb", "xdotool", "xlogo", "xprop"];

describe.skipIf(!haveAll(...needed))(`the X11 source (needs ${needed.join(", ")})`, () => {
  let server: TestXServer;
  let source: RetryingSource;
  let events: RecordedEvents;

  beforeEach(async () => {
    server = await TestXServer.start();
    events = new RecordedEvents();
  });
  afterEach(async () => {
    await source.stop();
    await server.close();
  });

  function start(idleAfterMs = 180_000): void {
    const watch = watchX11({ display: server.display, idleAfterMs });
    source = new RetryingSource({ name: "x11", watch });
    source.start(events);
  }

  /** Settles when this title is told, without looking for it at any interval. */
  function untilTitle(title: string): Promise<void> {
    return new Promise((resolve) => {
      events.window = (sample) => sample?.title === title && resolve();
    });
  }

  async function untilInFront(title: string | undefined, app = "XLogo"): Promise<void> {
    const expected = title === undefined ? undefined : { app, title };
    await vi.waitFor(() => expect(events.windows.at(-1)).toEqual(expected), soon);
  }

  it("follows the keyboard focus where no window manager says what is active", async () => {
    const [first, second] = [await server.openWindow("first"), await server.openWindow("second")];
    await server.xdotool("windowfocus", first);
    start();
    await untilInFront("first");
    await server.xdotool("windowfocus", second);
    await untilInFront("second");
    await server.xdotool("windowkill", second);
    await untilInFront(undefined);
    await server.xdotool("windowfocus", first);
    await untilInFront("first");
    expect(events.reasons).toEqual([]);
  });

  it("is told of a changed title by the server, and asks for none at any interval", async () => {
    const window = await server.openWindow("before");
    await server.xdotool("windowfocus", window);
    // From here on no timer comes due: whoever looked now and then would see nothing.
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const begun = untilTitle("before");
    start();
    await begun;
    for (const title of ["one", "two", "three"]) {
      const seen = untilTitle(title);
      await server.xdotool("set_window", "--name", title, window);
      await seen;
    }
    expect(events.reasons).toEqual([]);
  });

  it.skipIf(!haveAll("openbox"))("follows a window manager, also when it dies and comes back", async () => {
    const manager = await server.openManager();
    start();
    await server.openWindow("first");
    await untilInFront("first");
    const second = await server.openWindow("second");
    await untilInFront("second");
    await server.xdotool("set_window", "--name", "renamed", second);
    await untilInFront("renamed");

    await server.closeManager(manager);
    await server.xdotool("windowfocus", second);
    await server.xdotool("set_window", "--name", "unmanaged", second);
    await untilInFront("unmanaged");

    await server.openManager();
    await server.openWindow("third");
    await untilInFront("third");
    expect(events.reasons).toEqual([]);
  });

  it("says so while the server is gone, and goes on when it is back", async () => {
    const window = await server.openWindow("before");
    await server.xdotool("windowfocus", window);
    start();
    await untilInFront("before");

    await server.kill();
    await vi.waitFor(
      () => expect(events.reasons).toContain("The connection to the X server was lost."),
      soon,
    );
    await vi.waitFor(() => expect(events.reasons.at(-1)).toContain(`DISPLAY "${server.display}"`), soon);

    await server.restart();
    const again = await server.openWindow("after");
    await server.xdotool("windowfocus", again);
    await untilInFront("after");
  });

  it("says what is wrong when DISPLAY names nothing", async () => {
    source = new RetryingSource({ name: "x11", watch: watchX11({ display: "nonsense" }) });
    source.start(events);
    await vi.waitFor(
      () => expect(events.reasons).toEqual([`No X server can be reached at DISPLAY "nonsense".`]),
      soon,
    );
  });

  it("takes titles in every encoding, broken ones too", async () => {
    const window = await server.openWindow("plain");
    await server.xdotool("windowfocus", window);
    start();
    await untilInFront("plain");

    const set = (property: string, format: string, value: string) =>
      server.run("xprop", "-id", window, "-f", property, format, "-set", property, value);
    await set("_NET_WM_NAME", "8u", "Übergröße 😀");
    await untilInFront("Übergröße 😀");
    await set("_NET_WM_NAME", "8s", "broken \u00FF");
    await vi.waitFor(() => expect(events.windows.at(-1)?.title).toContain("broken "), soon);
    await set("_NET_WM_NAME", "8u", "x".repeat(100_000));
    await vi.waitFor(() => expect(events.windows.at(-1)?.title.length).toBe(32_000), soon);
    await set("_NET_WM_NAME", "8u", "");
    await untilInFront("plain");
    await set("WM_CLASS", "8s", "");
    await untilInFront("plain", "");
  });

  it("tells when the user is away and when they are back", async () => {
    const window = await server.openWindow("desk");
    await server.xdotool("windowfocus", window);
    await server.xdotool("key", "a");
    start(700);
    await vi.waitFor(() => expect(events.idles).toEqual([true]), soon);
    await server.xdotool("key", "a");
    await vi.waitFor(() => expect(events.idles).toEqual([true, false]), soon);
    await vi.waitFor(() => expect(events.idles).toEqual([true, false, true]), soon);
  });

  it("reports nothing after it was stopped", async () => {
    const window = await server.openWindow("before");
    await server.xdotool("windowfocus", window);
    start();
    await untilInFront("before");
    const stopped = { source, events };
    events = new RecordedEvents();
    start();
    await untilInFront("before");
    await stopped.source.stop();
    // Whatever the server tells of the first change it has told by the second, as who still watches can see.
    for (const title of ["after", "long after"]) {
      await server.xdotool("set_window", "--name", title, window);
      await untilInFront(title);
    }
    expect(stopped.events.windows).toEqual([{ app: "XLogo", title: "before" }]);
  });
});

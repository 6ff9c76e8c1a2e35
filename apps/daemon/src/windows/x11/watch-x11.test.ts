import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RetryingSource } from "../retrying-source.js";
import { RecordedEvents } from "../testing/recorded-events.js";
import { haveAll } from "../testing/run-program.js";
import { TestXServer } from "../testing/x-server.js";
import { watchX11 } from "./watch-x11.js";

const needed = ["Xvfb", "xdotool", "xlogo", "xprop"];
const soon = { timeout: 10_000, interval: 10 };

describe.skipIf(!haveAll(...needed))(
  `the X11 source (needs ${needed.join(", ")})`,
  { timeout: 20_000 },
  () => {
    let server: TestXServer;
    let source: RetryingSource;
    let events: RecordedEvents;

    beforeEach(async () => {
      server = await TestXServer.start();
      events = new RecordedEvents();
    });
    afterEach(async () => {
      await source.stop();
      await server.kill();
    });

    function start(idleAfterMs = 180_000): void {
      const watch = watchX11({ display: server.display, idleAfterMs });
      source = new RetryingSource({ name: "x11", watch });
      source.start(events);
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

    it("reports a changed title in under 100 ms", async () => {
      const window = await server.openWindow("before");
      await server.xdotool("windowfocus", window);
      start();
      await untilInFront("before");
      const delays: number[] = [];
      for (const title of ["one", "two", "three", "four", "five"]) {
        const seen = new Promise<number>((resolve) => {
          events.window = (sample) => sample?.title === title && resolve(performance.now());
        });
        await server.xdotool("set_window", "--name", title, window);
        const changed = performance.now();
        delays.push((await seen) - changed);
      }
      expect(delays.toSorted((a, b) => a - b)[2]).toBeLessThan(100);
    });

    it.skipIf(!haveAll("openbox"))("follows a window manager, also when it dies and comes back", async () => {
      let manager = await server.openManager();
      start();
      await server.openWindow("first");
      await untilInFront("first");
      const second = await server.openWindow("second");
      await untilInFront("second");
      await server.xdotool("set_window", "--name", "renamed", second);
      await untilInFront("renamed");

      await manager.stop();
      await server.xdotool("windowfocus", second);
      await server.xdotool("set_window", "--name", "unmanaged", second);
      await untilInFront("unmanaged");

      manager = await server.openManager();
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
      await source.stop();
      await server.xdotool("set_window", "--name", "after", window);
      expect(events.windows.at(-1)?.title).toBe("before");
    });
  },
);

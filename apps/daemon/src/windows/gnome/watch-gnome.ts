import { setTimeout } from "node:timers/promises";
import type { WindowSample } from "@antidrift/session";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { DbusConnection, DbusError } from "../dbus/dbus-connection.js";
import { IDLE_AFTER_MS } from "../idle-after.js";
import { parseReport } from "../parse-report.js";
import { WatchError, type Watch } from "../watch.js";

export interface GnomeOptions {
  /** The socket of the session bus. */
  readonly busPath: string;
  /** Defaults to 1,000. */
  readonly pollMs?: number;
}

const FOCUSED_WINDOW = {
  destination: "org.gnome.Shell",
  path: "/org/gnome/shell/extensions/FocusedWindow",
  interface: "org.gnome.shell.extensions.FocusedWindow",
  member: "Get",
};
const IDLE_TIME = {
  destination: "org.gnome.Mutter.IdleMonitor",
  path: "/org/gnome/Mutter/IdleMonitor/Core",
  interface: "org.gnome.Mutter.IdleMonitor",
  member: "GetIdletime",
};
const NO_EXTENSION =
  "GNOME on Wayland tells other programs which window is in front only through an extension. Install “Focused " +
  "Window D-Bus” from extensions.gnome.org, or let ActivityWatch see it (ANTIDRIFT_EVIDENCE=activitywatch).";

const text = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const FocusedWindow = Type.Object({ title: text, wm_class: text });

/** Asks the extension “Focused Window D-Bus” once a second: it tells of another application, not of another title. */
export function watchGnome({ busPath, pollMs = 1_000 }: GnomeOptions): Watch {
  return async (events, signal) => {
    const bus = await DbusConnection.open(busPath, signal);
    try {
      while (!signal.aborted) {
        const [window] = await bus.call(FOCUSED_WINDOW);
        events.window(toSample(String(window)));
        events.idle((await idleMs(bus)) >= IDLE_AFTER_MS);
        await setTimeout(pollMs, undefined, { signal });
      }
    } catch (error) {
      throw error instanceof DbusError ? new WatchError(NO_EXTENSION) : error;
    } finally {
      bus.socket.destroy();
    }
  };
}

function toSample(answer: string): WindowSample | undefined {
  const window = parseReport(answer, "The extension Focused Window D-Bus");
  if (!Value.Check(FocusedWindow, window)) return undefined;
  const sample = { app: window.wm_class ?? "", title: window.title ?? "" };
  return sample.app === "" && sample.title === "" ? undefined : sample;
}

/** Unknown idleness counts as none. */
async function idleMs(bus: DbusConnection): Promise<number> {
  try {
    const [ms] = await bus.call(IDLE_TIME);
    return typeof ms === "number" ? ms : 0;
  } catch (error) {
    if (error instanceof DbusError) return 0;
    throw error;
  }
}

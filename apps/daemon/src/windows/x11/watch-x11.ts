import { coalesce } from "../coalesce.js";
import { IDLE_AFTER_MS } from "../idle-after.js";
import { pingAlways } from "../ping-always.js";
import { never, untilAborted } from "../until-aborted.js";
import { WatchError, type Watch, type WatchEvents } from "../watch.js";
import { ActiveWindow } from "./active-window.js";
import { watchXIdle } from "./watch-idle.js";
import { readWindow } from "./window-text.js";
import { connectX, type XConnection } from "./x-connection.js";

const PART_ONLY =
  "This is a Wayland session, of which X11 shows a part only. Start the daemon from a terminal on your desktop.";

export interface X11Options {
  /** ":0" */
  readonly display: string;
  /** Defaults to three minutes. */
  readonly idleAfterMs?: number;
}

/** Follows the active window of an X server by its events; between changes nothing runs but a ping every 10 s. */
export function watchX11(options: X11Options): Watch {
  return async (events, signal) => {
    const x = await connectX(options.display, signal);
    try {
      // Found when the daemon was started with DISPLAY alone, as a service is.
      if (await x.isXwayland()) throw new WatchError(PART_ONLY);
      const idleAfterMs = options.idleAfterMs ?? IDLE_AFTER_MS;
      await Promise.race([
        untilAborted(signal),
        x.lost(),
        followWindow(x, events),
        watchXIdle(x, idleAfterMs, events).then(never),
        pingAlways("The X server", () => x.focus(), { events, signal }),
      ]);
    } finally {
      x.close();
    }
  };
}

/** Reports every change; rejects when that is no longer possible. */
async function followWindow(x: XConnection, events: WatchEvents): Promise<never> {
  const atoms = await internAtoms(x);
  const active = new ActiveWindow(x, atoms);
  return new Promise((_resolve, reject) => {
    const report = coalesce(async () => {
      const window = await active.find();
      events.window(window === undefined ? undefined : await readWindow(x, window, atoms));
    }, reject);
    x.onEvent((event) => {
      if (active.concerns(event)) report();
    });
    report();
  });
}

async function internAtoms(x: XConnection) {
  const [netActiveWindow, netSupportingWmCheck, netWmName, wmName, wmClass, utf8String, compoundText] =
    await Promise.all([
      x.atom("_NET_ACTIVE_WINDOW"),
      x.atom("_NET_SUPPORTING_WM_CHECK"),
      x.atom("_NET_WM_NAME"),
      x.atom("WM_NAME"),
      x.atom("WM_CLASS"),
      x.atom("UTF8_STRING"),
      x.atom("COMPOUND_TEXT"),
    ]);
  return { netActiveWindow, netSupportingWmCheck, netWmName, wmName, wmClass, utf8String, compoundText };
}

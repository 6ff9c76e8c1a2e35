import { coalesce } from "../coalesce.js";
import { untilClosed } from "../connect-socket.js";
import { pingAlways } from "../ping-always.js";
import { never, untilAborted } from "../until-aborted.js";
import type { Watch, WatchEvents } from "../watch.js";
import { watchWaylandIdle } from "../wayland/watch-wayland-idle.js";
import { I3Connection } from "./i3-connection.js";
import { I3 } from "./i3-ipc.js";
import { focusedInTree, windowInEvent } from "./sway-node.js";

export interface SwayOptions {
  /** The path in `SWAYSOCK`. */
  readonly socketPath: string;
  /** Where idleness can be asked for; absent: it is not. */
  readonly waylandPath?: string;
  readonly idleAfterMs?: number;
}

/** Follows the focused window of Sway, or whatever else speaks i3's protocol at `SWAYSOCK`, by its events. */
export function watchSway(options: SwayOptions): Watch {
  return async (events, signal) => {
    const sway = await I3Connection.open(options.socketPath, signal);
    try {
      await Promise.race([
        untilAborted(signal),
        untilClosed(sway.socket, "Sway"),
        followFocus(sway, events),
        pingAlways("Sway", () => sway.ask(I3.getVersion), { events, signal }),
        watchWaylandIdle(options, events, signal).then(never),
      ]);
    } finally {
      sway.socket.destroy();
    }
  };
}

/** Reports every change; rejects when what Sway says cannot be understood. */
function followFocus(sway: I3Connection, events: WatchEvents): Promise<never> {
  return new Promise((_resolve, reject) => {
    let told = 0;
    const askTree = coalesce(async () => {
      const before = told;
      const tree = await sway.ask(I3.getTree);
      // What was told since the question is newer than an answer that came in the same breath, so it is asked once more.
      if (told === before) events.window(focusedInTree(tree));
      else askTree();
    }, reject);
    const received = sway.receive(({ type, payload }) => {
      const window = type === I3.windowEvent ? windowInEvent(payload) : undefined;
      if (window === undefined) askTree();
      else if (window !== "elsewhere") {
        told += 1;
        events.window(window);
      }
    });
    received.catch(reject);
    // Subscribed before the tree is read, so that no change falls in between.
    sway.ask(I3.subscribe, JSON.stringify(["window", "workspace"])).then(askTree, reject);
  });
}

import { untilClosed } from "../connect-socket.js";
import { IDLE_AFTER_MS } from "../idle-after.js";
import { pingAlways } from "../ping-always.js";
import { untilAborted } from "../until-aborted.js";
import { WatchError, type Watch } from "../watch.js";
import { askForIdle } from "../wayland/watch-wayland-idle.js";
import { WaylandConnection } from "../wayland/wayland-connection.js";
import { Toplevels } from "./toplevels.js";

export interface WlrootsOptions {
  /** The compositor's socket. */
  readonly waylandPath: string;
  /** Defaults to three minutes. */
  readonly idleAfterMs?: number;
}

/** Follows the activated window of Sway, Wayfire, River, labwc, niri and their like by their events. */
export function watchWlroots({ waylandPath, idleAfterMs = IDLE_AFTER_MS }: WlrootsOptions): Watch {
  return async (events, signal) => {
    const wayland = await WaylandConnection.open(waylandPath, signal);
    const failed = wayland.failed();
    const lost = untilClosed(wayland.socket, "the Wayland compositor");
    try {
      await Promise.race([wayland.roundTrip(), failed, lost]);
      const toplevels = new Toplevels(wayland, events);
      if (!toplevels.follow()) {
        throw new WatchError(
          "This Wayland compositor tells no program which window is in front. " +
            "Let ActivityWatch see it (ANTIDRIFT_EVIDENCE=activitywatch), or report it by POST /evidence/window.",
        );
      }
      askForIdle(wayland, idleAfterMs, events);
      await Promise.race([wayland.roundTrip(), failed, lost]);
      events.alive();
      const ping = pingAlways("The Wayland compositor", () => wayland.roundTrip(), { events, signal });
      await Promise.race([untilAborted(signal), failed, lost, ping]);
    } finally {
      wayland.socket.destroy();
    }
  };
}

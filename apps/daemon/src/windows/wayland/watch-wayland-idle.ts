import { untilClosed } from "../connect-socket.js";
import { IDLE_AFTER_MS } from "../idle-after.js";
import { untilAborted } from "../until-aborted.js";
import { WatchError, type WatchEvents } from "../watch.js";
import { WaylandConnection, type Handler } from "./wayland-connection.js";

export interface WaylandIdleOptions {
  /** The compositor's socket; absent: nothing is told about idleness. */
  readonly waylandPath?: string;
  /** Defaults to three minutes. */
  readonly idleAfterMs?: number;
}

/**
 * Reports when the user gives no input for so long, and when they do again, as the compositor tells it. Resolves when
 * it does not: idleness is a bonus, windows are followed without it.
 */
export async function watchWaylandIdle(
  { waylandPath, idleAfterMs = IDLE_AFTER_MS }: WaylandIdleOptions,
  events: Pick<WatchEvents, "idle">,
  signal: AbortSignal,
): Promise<void> {
  if (waylandPath === undefined) return;
  try {
    const wayland = await WaylandConnection.open(waylandPath, signal);
    const failed = wayland.failed();
    const lost = untilClosed(wayland.socket, "the Wayland compositor");
    try {
      await Promise.race([wayland.roundTrip(), failed, lost]);
      if (askForIdle(wayland, idleAfterMs, events)) await Promise.race([untilAborted(signal), failed, lost]);
    } finally {
      wayland.socket.destroy();
    }
  } catch (error) {
    if (!(error instanceof WatchError)) throw error;
  }
}

/** Asks by the standard protocol, or by the one KDE had before. Says whether the compositor knows either. */
export function askForIdle(
  wayland: WaylandConnection,
  idleAfterMs: number,
  events: Pick<WatchEvents, "idle">,
): boolean {
  const seat = wayland.bind("wl_seat", 1);
  if (seat === undefined) return false;
  const onIdle: Handler = (opcode) => events.idle(opcode === 0);
  const notifier = wayland.bind("ext_idle_notifier_v1", 1);
  if (notifier !== undefined) {
    wayland.create(notifier, 1, onIdle, idleAfterMs, seat);
    return true;
  }
  const kde = wayland.bind("org_kde_kwin_idle", 1);
  if (kde !== undefined) wayland.create(kde, 0, onIdle, seat, idleAfterMs);
  return kde !== undefined;
}

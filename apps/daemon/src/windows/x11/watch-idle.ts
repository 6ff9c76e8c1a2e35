import type { WatchEvents } from "../watch.js";
import type { XConnection } from "./x-connection.js";

const POSITIVE_TRANSITION = 0;
const NEGATIVE_TRANSITION = 1;
const ABSOLUTE = 0;

/**
 * Reports when the user gives no input for `idleAfterMs`, and when they do again. The server itself raises the alarms,
 * on its idle time counter, so nothing is polled. A server without that counter tells nothing about idleness.
 */
export async function watchXIdle(
  x: XConnection,
  idleAfterMs: number,
  events: Pick<WatchEvents, "idle">,
): Promise<void> {
  const sync = await x.sync();
  const counter = sync && (await x.counter(sync, "IDLETIME"));
  if (!sync || counter === undefined) return;

  const [becameIdle, becameActive] = [x.newId(), x.newId()];
  const alarm = { counter, valueType: ABSOLUTE, delta: 0, events: 1 };
  x.onEvent((event) => {
    if (event.name !== "AlarmNotify") return;
    if (event.alarm === becameIdle) events.idle(true);
    if (event.alarm === becameActive) events.idle(false);
  });
  sync.CreateAlarm(becameIdle, { ...alarm, value: idleAfterMs, testType: POSITIVE_TRANSITION });
  sync.CreateAlarm(becameActive, { ...alarm, value: idleAfterMs - 1, testType: NEGATIVE_TRANSITION });
  const idleMs = await x.counterValue(sync, counter);
  events.idle(idleMs !== undefined && idleMs >= idleAfterMs);
}

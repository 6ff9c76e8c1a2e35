import { setTimeout } from "node:timers/promises";
import { WatchError, type WatchEvents } from "./watch.js";

const PING_EVERY_MS = 10_000;

/** Asks `who` for a sign of life every 10 s and reports it. Rejects with `WatchError` when none comes for 10 s. */
export async function pingAlways(
  who: string,
  ping: () => Promise<unknown>,
  { events, signal }: { readonly events: Pick<WatchEvents, "alive">; readonly signal: AbortSignal },
): Promise<never> {
  for (;;) {
    await setTimeout(PING_EVERY_MS, undefined, { signal });
    const late = setTimeout(PING_EVERY_MS, "late" as const, { signal });
    if ((await Promise.race([ping(), late])) === "late") throw new WatchError(`${who} does not answer.`);
    events.alive();
  }
}

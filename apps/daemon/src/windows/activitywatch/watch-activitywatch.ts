import { hostname } from "node:os";
import { setTimeout } from "node:timers/promises";
import { WatchError, type Watch, type WatchEvents } from "../watch.js";
import { findBuckets } from "./buckets.js";
import { lastEvent, type LastEvent } from "./last-event.js";
import { readJson } from "./read-json.js";

export interface ActivityWatchOptions {
  /** On the loopback address, which is the only one ever asked. Defaults to 5600. */
  readonly port?: number;
  /** As ActivityWatch knows this machine. Defaults to the system's host name. */
  readonly hostname?: string;
  /** Defaults to 2,000. */
  readonly pollMs?: number;
}

/** ActivityWatch's own watcher writes every second; what is older than this is no news. */
const FRESH_MS = 15_000;

/** Follows what ActivityWatch's window watcher tells its server on this machine. */
export function watchActivityWatch(options: ActivityWatchOptions = {}): Watch {
  const { port = 5600, pollMs = 2_000 } = options;
  const api = new URL(`http://127.0.0.1:${port}/api/0/`);
  return async (events, signal) => {
    const buckets = findBuckets(
      await readJson(new URL("buckets/", api), signal),
      options.hostname ?? hostname(),
    );
    if (buckets.window === undefined) {
      throw new WatchError("ActivityWatch runs, but its window watcher does not. Start aw-watcher-window.");
    }
    while (!signal.aborted) {
      report(await readLast(api, buckets.window, signal), events);
      const afk = buckets.afk === undefined ? undefined : await readLast(api, buckets.afk, signal);
      events.idle(afk?.data.status === "afk");
      await setTimeout(pollMs, undefined, { signal });
    }
  };
}

/** A watcher that stopped writing gives no sign of life, and its last window is no longer in front. */
function report(last: LastEvent | undefined, events: WatchEvents): void {
  if (last === undefined || Date.now() - last.endMs > FRESH_MS) return;
  const { app = "", title = "" } = last.data;
  events.window({ app, title });
}

async function readLast(api: URL, bucket: string, signal: AbortSignal): Promise<LastEvent | undefined> {
  return lastEvent(
    await readJson(new URL(`buckets/${encodeURIComponent(bucket)}/events?limit=1`, api), signal),
  );
}

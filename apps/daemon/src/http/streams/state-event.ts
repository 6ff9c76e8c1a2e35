import { STREAM_TIMING } from "@antidrift/wire";

/** How long a browser waits before it connects again. */
export const retry = Buffer.from(`retry: ${STREAM_TIMING.retryMs}\n\n`);

/** A comment for readers of bytes, and an empty event for `EventSource`, which hides comments from the page. */
export const heartbeat = Buffer.from(": heartbeat\nevent: heartbeat\ndata:\n\n");

/** The bytes of one State event. JSON holds no line breaks, so one data line is enough. */
export function stateEvent(revision: number, json: string): Buffer {
  return Buffer.from(`id: ${revision}\nevent: state\ndata: ${json}\n\n`);
}

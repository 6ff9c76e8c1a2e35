import { createConnection, type Socket } from "node:net";
import { WatchError } from "./watch.js";

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Connects to a Unix socket; `who` listens there, for the sentence of the `WatchError` when nobody does. The connection
 * is closed when `signal` aborts.
 */
export function connectSocket(path: string, who: string, signal?: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ path, ...(signal && { signal }) });
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => socket.destroy());
    // What goes wrong later ends in "close", which is what everybody listens for.
    socket.on("error", () => undefined);
    socket.once("close", () => reject(new WatchError(`${who} cannot be reached at ${path}.`)));
    socket.once("connect", () => {
      socket.setTimeout(0);
      resolve(socket);
    });
  });
}

/** Rejects with `WatchError` when the connection ends. */
export function untilClosed(socket: Socket, who: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    const lost = (): void => reject(new WatchError(`The connection to ${who} was lost.`));
    if (socket.destroyed) lost();
    else socket.once("close", lost);
  });
}

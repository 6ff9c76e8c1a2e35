import type { RandrExtension, SyncExtension, XClient, XEvent } from "x11";
import { WatchError } from "../watch.js";

/** The X server answers in microseconds; one that is silent for so long is stopped or gone. */
const CONNECT_TIMEOUT_MS = 5_000;

/** What a property holds, its type as an atom. */
export interface XProperty {
  readonly type: number;
  readonly data: Buffer;
}

/** A connection to an X server. Every request rejects with `WatchError` once the connection is lost. */
export class XConnection {
  readonly root: number;
  readonly #client: XClient;
  /** Requests without an answer yet, and `lost`: a list, since racing one long-lived promise would keep every answer. */
  readonly #waiting = new Set<(error: WatchError) => void>();

  constructor(client: XClient, root: number) {
    this.#client = client;
    this.root = root;
    client.stream?.once("close", () => {
      const error = new WatchError("The connection to the X server was lost.");
      for (const reject of this.#waiting) reject(error);
    });
  }

  onEvent(handle: (event: XEvent) => void): void {
    this.#client.on("event", handle);
  }

  /** Rejects when the connection is lost, and never resolves. */
  lost(): Promise<never> {
    return new Promise((_resolve, reject) => this.#waiting.add(reject));
  }

  close(): void {
    this.#client.stream?.destroy();
  }

  async atom(name: string): Promise<number> {
    return (await this.#ask<number>((reply) => this.#client.InternAtom(false, name, reply))) ?? 0;
  }

  /** At most `maxBytes` of a property; `undefined` when the window or the property is not there. */
  async property(window: number, atom: number, maxBytes: number): Promise<XProperty | undefined> {
    const words = Math.ceil(maxBytes / 4);
    const found = await this.#ask<{ type: number; format: number; data: Buffer }>((reply) =>
      this.#client.GetProperty(0, window, atom, 0, 0, words, reply),
    );
    return found && found.format !== 0 ? { type: found.type, data: found.data } : undefined;
  }

  /** A property that holds the id of a window. */
  async windowProperty(window: number, atom: number): Promise<number | undefined> {
    const found = await this.property(window, atom, 4);
    return found && found.data.length >= 4 ? found.data.readUInt32LE(0) || undefined : undefined;
  }

  /** Asks for the events in `mask` of a window; those of a window that is gone never come. */
  async select(window: number, mask: number): Promise<void> {
    await this.#ask<void>((reply) => this.#client.ChangeWindowAttributes(window, { eventMask: mask }, reply));
  }

  async focus(): Promise<number> {
    const found = await this.#ask<{ focus: number }>((reply) => this.#client.GetInputFocus(reply));
    return found?.focus ?? 0;
  }

  async parent(window: number): Promise<number | undefined> {
    const found = await this.#ask<{ parent: number }>((reply) => this.#client.QueryTree(window, reply));
    return found?.parent || undefined;
  }

  /** Whether the server only draws for X11 programs within a Wayland session. Old ones tell it by their outputs. */
  async isXwayland(): Promise<boolean> {
    const extension = await this.#ask<{ present: number }>((reply) =>
      this.#client.QueryExtension("XWAYLAND", reply),
    );
    if (extension?.present) return true;
    const randr = await this.#ask<RandrExtension>((reply) => this.#client.require("randr", reply));
    if (!randr) return false;
    const screen = await this.#ask<{ outputs: readonly number[] }>((reply) =>
      randr.GetScreenResourcesCurrent(this.root, reply),
    );
    const [output] = screen?.outputs ?? [];
    if (output === undefined) return false;
    const info = await this.#ask<{ name: string }>((reply) => randr.GetOutputInfo(output, 0, reply));
    return info?.name.startsWith("XWAYLAND") ?? false;
  }

  /** The SYNC extension; `undefined` when the server has none. */
  sync(): Promise<SyncExtension | undefined> {
    return this.#ask((reply) => this.#client.require("sync", reply));
  }

  /** The server's counter of that name. */
  async counter(sync: SyncExtension, name: string): Promise<number | undefined> {
    type Counters = ReadonlyArray<{ counter: number; name: string }>;
    const counters = await this.#ask<Counters>((reply) => sync.ListSystemCounters(reply));
    return counters?.find((counter) => counter.name === name)?.counter;
  }

  counterValue(sync: SyncExtension, counter: number): Promise<number | undefined> {
    return this.#ask((reply) => sync.QueryCounter(counter, reply));
  }

  newId(): number {
    return this.#client.AllocID();
  }

  /** The server's answer; `undefined` for an error, which here always means that what was asked about is gone. */
  #ask<T>(
    send: (reply: (error: Error | null | undefined, value: T) => boolean) => void,
  ): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      send((error, value) => {
        this.#waiting.delete(reject);
        resolve(error ? undefined : value);
        return true;
      });
    });
  }
}

/** Connects to the X server of `display`. Throws `WatchError` saying why it cannot. */
export async function connectX(display: string, signal: AbortSignal): Promise<XConnection> {
  // Loaded when needed: nobody else pays for it at start.
  const { createClient } = await import("x11");
  return new Promise((resolve, reject) => {
    let client: XClient | undefined;
    const settle = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", fail);
    };
    const fail = (): void => {
      settle();
      client?.stream?.destroy();
      reject(new WatchError(`No X server can be reached at DISPLAY "${display}".`));
    };
    const timer = setTimeout(fail, CONNECT_TIMEOUT_MS);
    signal.addEventListener("abort", fail, { once: true });
    try {
      client = createClient({ display, shm: false, disableBigRequests: true }, (error, found) => {
        const root = found?.screen[Number(client?.screenNum)]?.root;
        if (error || !client || root === undefined || signal.aborted) return fail();
        settle();
        // The library remembers the atoms of all servers in one table, and another server numbers them otherwise.
        client.atoms = {};
        resolve(new XConnection(client, root));
      });
      // Errors of requests go to their callbacks; those of the connection end in its being closed.
      client.on("error", () => undefined);
    } catch {
      fail();
    }
  });
}

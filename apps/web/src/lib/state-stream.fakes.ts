import type { StateView } from "@antidrift/wire";
import type { EventSourceLike } from "./event-feed.js";
import type { ChannelLike, StreamEnvironment } from "./state-stream.js";
import type { Locks } from "./tab-leader.js";

type Listener = (event: MessageEvent<string>) => void;

/** A connection whose far end is the test. */
export class FakeSource implements EventSourceLike {
  readyState = 0;
  readonly #listeners: [type: string, listener: Listener][] = [];

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push([type, listener]);
  }

  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = 1;
    this.#emit("open");
  }

  state(state: StateView): void {
    this.#emit("state", JSON.stringify(state));
  }

  beat(): void {
    this.#emit("heartbeat");
  }

  /** The connection broke; the browser will try again by itself. */
  fail(): void {
    this.readyState = 0;
    this.#emit("error");
  }

  /** The answer was no event stream; the browser will not try again. */
  giveUp(): void {
    this.readyState = 2;
    this.#emit("error");
  }

  #emit(type: string, data = ""): void {
    for (const [wanted, listener] of this.#listeners) {
      if (wanted === type) listener({ data } as MessageEvent<string>);
    }
  }
}

interface Waiting {
  granted: () => Promise<void>;
}

/** One lock, given as the Web Locks API gives it. */
class FakeLocks implements Locks {
  #held: { lost: (error: Error) => void } | undefined;
  readonly #queue: Waiting[] = [];

  request(
    _name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    held: () => Promise<void>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const granted = async () => {
        const holder = { lost: reject };
        this.#held = holder;
        await held();
        resolve(undefined);
        if (this.#held === holder) this.#next();
      };
      if (options.steal) {
        this.#held?.lost(new DOMException("stolen", "AbortError"));
        void granted();
      } else if (this.#held === undefined) void granted();
      else this.#wait({ granted }, options.signal, reject);
    });
  }

  #wait(waiting: Waiting, signal: AbortSignal | undefined, reject: (error: Error) => void): void {
    this.#queue.push(waiting);
    signal?.addEventListener("abort", () => {
      const at = this.#queue.indexOf(waiting);
      if (at >= 0) this.#queue.splice(at, 1);
      reject(new DOMException("aborted", "AbortError"));
    });
  }

  #next(): void {
    this.#held = undefined;
    void this.#queue.shift()?.granted();
  }
}

/** What several tabs of one browser have in common, with a clock that the test moves. */
export class FakeBrowser {
  now = 0;
  readonly #sources: FakeSource[] = [];
  readonly #locks = new FakeLocks();
  readonly #channels = new Map<ChannelLike, (event: { data: unknown }) => void>();

  tab({ shared = true }: { shared?: boolean } = {}): StreamEnvironment {
    return {
      now: () => this.now,
      openSource: () => this.#openSource(),
      ...(shared && { locks: this.#locks, openChannel: () => this.#openChannel() }),
    };
  }

  openSources(): FakeSource[] {
    return this.#sources.filter(({ readyState }) => readyState !== 2);
  }

  /** Lets every message and lock that is on its way arrive. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }

  #openSource(): FakeSource {
    const source = new FakeSource();
    this.#sources.push(source);
    return source;
  }

  #openChannel(): ChannelLike {
    const channel: ChannelLike = {
      addEventListener: (_type, listener) => void this.#channels.set(channel, listener),
      postMessage: (message) => {
        for (const [other, listener] of this.#channels) {
          if (other !== channel) queueMicrotask(() => listener({ data: structuredClone(message) }));
        }
      },
      close: () => void this.#channels.delete(channel),
    };
    return channel;
  }
}

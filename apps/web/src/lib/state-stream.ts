import { ROUTES, STREAM_TIMING, type StateView } from "@antidrift/wire";
import { EventFeed, type EventSourceLike } from "./event-feed.js";
import { offered } from "./offered.js";
import { TabLeader, type Locks } from "./tab-leader.js";

/** "silent": connected, but without a sign of life for 35 s. */
export type StreamHealth = "connecting" | "live" | "disconnected" | "silent";

export interface StreamEvents {
  onState(state: StateView, first: boolean): void;
  onHealth(health: StreamHealth): void;
}

export interface ChannelLike {
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
  close(): void;
}

export interface StreamEnvironment {
  /** Milliseconds of a clock that never steps. */
  now(): number;
  openSource(): EventSourceLike;
  /** Both, or the tab has a stream of its own. */
  locks?: Locks | undefined;
  openChannel?: (() => ChannelLike | undefined) | undefined;
}

type Message =
  | { type: "hello" }
  | { type: "state"; state: StateView; first: boolean }
  | { type: "health"; health: StreamHealth };

/**
 * Brings the daemon's State into this tab. A browser allows six connections to a host, so the tabs share one stream: the
 * leader holds it and passes on what it hears. `check` must be called now and then; the stream has no timer of its own.
 */
export class StateStream {
  readonly #events: StreamEvents;
  readonly #environment: StreamEnvironment;
  readonly #feed: EventFeed;
  #leader: TabLeader | undefined;
  #channel: ChannelLike | undefined;
  #leading = false;
  #health: StreamHealth = "connecting";
  #lifeAt = 0;
  #latest: StateView | undefined;

  constructor(events: StreamEvents, environment: StreamEnvironment) {
    this.#events = events;
    this.#environment = environment;
    this.#feed = new EventFeed(
      {
        onState: (state, first) => this.#heard(state, first),
        onUp: (up) => this.#report(up ? "live" : "disconnected"),
        onBeat: () => this.#report("live"),
      },
      environment.openSource,
    );
  }

  start(): void {
    this.#lifeAt = this.#environment.now();
    const { locks, openChannel } = this.#environment;
    this.#channel = locks && openChannel?.();
    if (locks === undefined || this.#channel === undefined) return this.#lead();
    this.#channel.addEventListener("message", ({ data }) => this.#told(data as Message));
    this.#leader = new TabLeader("antidrift.stream", locks, {
      onLead: () => this.#lead(),
      onFollow: () => this.#follow(),
    });
    this.#leader.start();
    this.#tell({ type: "hello" });
  }

  /** Notices silence, and acts on it: a follower replaces its leader, the leader opens the stream again. */
  check(): void {
    const now = this.#environment.now();
    if (this.#leading) this.#feed.check(now);
    if (now - this.#lifeAt < STREAM_TIMING.silentMs || this.#health === "disconnected") return;
    this.#lifeAt = now;
    this.#set("silent");
    if (this.#leading) this.#feed.start();
    else this.#leader?.takeOver();
  }

  stop(): void {
    this.#leading = false;
    this.#leader?.stop();
    this.#feed.stop();
    this.#channel?.close();
    this.#channel = undefined;
  }

  #lead(): void {
    this.#leading = true;
    this.#lifeAt = this.#environment.now();
    this.#feed.start();
  }

  #follow(): void {
    this.#leading = false;
    this.#feed.stop();
    this.#tell({ type: "hello" });
  }

  #heard(state: StateView, first: boolean): void {
    this.#latest = state;
    this.#report("live");
    this.#events.onState(state, first);
    this.#tell({ type: "state", state, first });
  }

  #told(message: Message): void {
    if (message.type === "hello") return this.#welcome();
    if (this.#leading) return;
    this.#lifeAt = this.#environment.now();
    if (message.type === "health") return this.#set(message.health);
    this.#set("live");
    this.#events.onState(message.state, message.first);
  }

  /** A new tab has asked the daemon for the State itself, so it needs to know no more than how the stream is. */
  #welcome(): void {
    if (this.#leading && this.#latest !== undefined) this.#tell({ type: "health", health: this.#health });
  }

  #report(health: StreamHealth): void {
    this.#lifeAt = this.#environment.now();
    this.#set(health);
    this.#tell({ type: "health", health });
  }

  #set(health: StreamHealth): void {
    if (this.#health === health) return;
    this.#health = health;
    this.#events.onHealth(health);
  }

  #tell(message: Message): void {
    this.#channel?.postMessage(message);
  }
}

/** What the browser offers. */
export function browserStream(): StreamEnvironment {
  return {
    now: () => performance.now(),
    openSource: () => new EventSource(ROUTES.streamState.path),
    locks: offered(() => navigator.locks as Locks | undefined),
    openChannel: () => offered(() => new BroadcastChannel("antidrift.stream") as unknown as ChannelLike),
  };
}

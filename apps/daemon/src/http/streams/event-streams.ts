import type { ServerResponse } from "node:http";
import { LIMITS, STREAM_TIMING } from "@antidrift/wire";
import { EventStream } from "./event-stream.js";
import { heartbeat } from "./state-event.js";

export interface EventStreamsOptions {
  /** How many may be open at once. Defaults to the wire's limit. */
  readonly limit?: number;
  /** Defaults to the wire's. */
  readonly heartbeatMs?: number;
}

/** All open streams. The same bytes go to every one of them. */
export class EventStreams {
  readonly #streams = new Set<EventStream>();
  readonly #limit: number;
  readonly #timer: NodeJS.Timeout;
  #ended = false;

  constructor({ limit = LIMITS.streams, heartbeatMs = STREAM_TIMING.heartbeatMs }: EventStreamsOptions = {}) {
    this.#limit = limit;
    this.#timer = setInterval(() => this.#beat(), heartbeatMs);
    this.#timer.unref();
  }

  get size(): number {
    return this.#streams.size;
  }

  /** True when another stream would be one too many, or the daemon is stopping. */
  get full(): boolean {
    return this.#ended || this.#streams.size >= this.#limit;
  }

  /** Takes over a response whose headers were written; forgets it when the reader leaves. */
  add(response: ServerResponse, first: Buffer): void {
    const stream = new EventStream(response);
    this.#streams.add(stream);
    response.on("close", () => this.#streams.delete(stream));
    // A reader that vanishes in the middle of a write is no event worth telling: "close" follows.
    response.on("error", () => this.#streams.delete(stream));
    stream.send(first);
  }

  publish(event: Buffer): void {
    for (const stream of this.#streams) stream.send(event);
  }

  /** Ends every stream and takes no more. */
  end(): void {
    this.#ended = true;
    clearInterval(this.#timer);
    for (const stream of this.#streams) stream.end();
    this.#streams.clear();
  }

  #beat(): void {
    for (const stream of this.#streams) stream.beat(heartbeat);
  }
}

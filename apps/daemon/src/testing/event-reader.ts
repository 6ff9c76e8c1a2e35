import { request, type IncomingMessage } from "node:http";
import { readEvents, type ServerEvent } from "@antidrift/client/events";
import { onTestFinished } from "vitest";

/** A reader of `GET /events` over a real connection, which is closed with the test. */
export class EventReader {
  readonly response: IncomingMessage;
  readonly #events: ServerEvent[] = [];
  #text = "";
  #waiting: (() => void) | undefined;
  ended = false;

  private constructor(response: IncomingMessage) {
    this.response = response;
    response.on("error", () => {});
    void this.#read();
  }

  /** At a port of this machine, or at a Unix socket. */
  static async open(
    at: number | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<EventReader> {
    const where = typeof at === "number" ? { port: at, host: "127.0.0.1" } : { socketPath: at };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ ...where, path: "/events", agent: false, headers }, resolve)
        .on("error", reject)
        .end();
    });
    const reader = new EventReader(response);
    onTestFinished(() => reader.close());
    return reader;
  }

  /** Everything received so far, a character a byte. */
  get text(): string {
    return this.#text;
  }

  close(): void {
    this.response.destroy();
  }

  /** The next event that has data. Throws when the stream ends before. */
  async next(): Promise<ServerEvent> {
    for (;;) {
      const event = this.#events.shift();
      if (event !== undefined) return event;
      if (this.ended) throw new Error("The stream ended.");
      await this.#more();
    }
  }

  /** Settles when the daemon has ended the stream. */
  async end(): Promise<void> {
    while (!this.ended) await this.#more();
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** A connection that breaks ends the stream too. */
  async #read(): Promise<void> {
    try {
      for await (const event of readEvents(this.#chunks())) {
        this.#events.push(event);
        this.#waiting?.();
      }
    } catch {
      // `ended` tells.
    }
    this.ended = true;
    this.#waiting?.();
  }

  async *#chunks(): AsyncGenerator<Buffer> {
    for await (const chunk of this.response as AsyncIterable<Buffer>) {
      this.#text += chunk.toString("latin1");
      this.#waiting?.();
      yield chunk;
    }
  }
}

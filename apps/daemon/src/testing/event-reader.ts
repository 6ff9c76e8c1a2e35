import { request, type IncomingMessage } from "node:http";
import { onTestFinished } from "vitest";

/** One event as it came over the wire. */
export interface ReceivedEvent {
  readonly id?: string;
  readonly event?: string;
  readonly data?: string;
}

/** A reader of `GET /events` over a real connection, which is closed with the test. */
export class EventReader {
  readonly response: IncomingMessage;
  readonly #events: ReceivedEvent[] = [];
  #text = "";
  #waiting: (() => void) | undefined;
  ended = false;

  private constructor(response: IncomingMessage) {
    this.response = response;
    response.setEncoding("utf8");
    response.on("data", (chunk: string) => this.#take(chunk));
    response.on("close", () => {
      this.ended = true;
      this.#waiting?.();
    });
    response.on("error", () => {});
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

  /** Everything received so far, as it came. */
  get text(): string {
    return this.#text;
  }

  close(): void {
    this.response.destroy();
  }

  /** The next event that has data. Throws when the stream ends before. */
  async next(): Promise<ReceivedEvent> {
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

  #unread = "";

  #take(chunk: string): void {
    this.#text += chunk;
    const blocks = (this.#unread + chunk).split("\n\n");
    this.#unread = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = Object.fromEntries(
        block
          .split("\n")
          .filter((line) => !line.startsWith(":"))
          .map((line) => {
            const colon = line.indexOf(":");
            return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
          }),
      );
      if ("data" in event) this.#events.push(event);
    }
    this.#waiting?.();
  }
}

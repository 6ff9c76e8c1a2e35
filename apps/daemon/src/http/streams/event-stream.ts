import type { ServerResponse } from "node:http";

/**
 * One reader of State events. Every event is the whole State, so a reader that is behind is owed only the newest one:
 * at most what the socket buffers, plus one event, is held for it.
 */
export class EventStream {
  readonly #response: ServerResponse;
  #behind = false;
  #owed: Buffer | undefined;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.on("drain", () => this.#drained());
  }

  /** Sends one event, or keeps it for when the reader has caught up. */
  send(event: Buffer): void {
    if (this.#behind) this.#owed = event;
    else this.#behind = !this.#response.write(event);
  }

  /** Shows that the stream lives; a reader that is behind gets none. */
  beat(heartbeat: Buffer): void {
    if (!this.#behind) this.#behind = !this.#response.write(heartbeat);
  }

  end(): void {
    this.#owed = undefined;
    this.#response.end();
  }

  #drained(): void {
    this.#behind = false;
    const owed = this.#owed;
    this.#owed = undefined;
    if (owed !== undefined) this.send(owed);
  }
}

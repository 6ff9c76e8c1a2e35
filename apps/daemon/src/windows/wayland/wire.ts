import { WatchError } from "../watch.js";

/** One event: which object tells it, which of its events it is, and its arguments. */
export interface WaylandEvent {
  readonly object: number;
  readonly opcode: number;
  readonly args: ArgumentReader;
}

const HEADER_BYTES = 8;

/** Encodes a request. Numbers are 32-bit unsigned, as all ids and times here are. */
export function encodeRequest(object: number, opcode: number, args: ReadonlyArray<number | string>): Buffer {
  const body = Buffer.concat(
    args.map((arg) => (typeof arg === "number" ? encodeNumber(arg) : encodeText(arg))),
  );
  return Buffer.concat([
    encodeNumber(object),
    encodeNumber(((HEADER_BYTES + body.length) << 16) | opcode),
    body,
  ]);
}

function encodeNumber(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

/** Its length with the closing zero, then the text, padded to whole words. */
function encodeText(text: string): Buffer {
  const bytes = Buffer.from(`${text}\0`);
  return Buffer.concat([encodeNumber(bytes.length), bytes, Buffer.alloc(padding(bytes.length))]);
}

function padding(length: number): number {
  return (4 - (length % 4)) % 4;
}

/** Puts events together from whatever pieces the socket delivers. One holds at most 64 KiB, by its 16-bit length. */
export class EventDecoder {
  #rest: Buffer = Buffer.alloc(0);

  /** The events complete with this chunk. Throws `WatchError` for what is not the protocol. */
  push(chunk: Buffer): WaylandEvent[] {
    const bytes = Buffer.concat([this.#rest, chunk]);
    const events: WaylandEvent[] = [];
    let at = 0;
    while (bytes.length - at >= HEADER_BYTES) {
      const word = bytes.readUInt32LE(at + 4);
      const size = word >>> 16;
      if (size < HEADER_BYTES) throw notWayland();
      if (bytes.length - at < size) break;
      const args = new ArgumentReader(bytes.subarray(at + HEADER_BYTES, at + size));
      events.push({ object: bytes.readUInt32LE(at), opcode: word & 0xff_ff, args });
      at += size;
    }
    this.#rest = bytes.subarray(at);
    return events;
  }
}

/** Reads the arguments of an event in their order. Throws `WatchError` beyond the end. */
export class ArgumentReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  number(): number {
    return this.#take(4).readUInt32LE();
  }

  text(): string {
    return this.array().toString("utf8").replace(/\0$/u, "");
  }

  array(): Buffer {
    const length = this.number();
    const bytes = this.#take(length);
    this.#at += padding(length);
    return bytes;
  }

  #take(length: number): Buffer {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw notWayland();
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }
}

function notWayland(): WatchError {
  return new WatchError("What listens at WAYLAND_DISPLAY does not speak the Wayland protocol.");
}

import { WatchError } from "../watch.js";
import { completeTypes, HEADER_FIELDS, type DbusMessage, type DbusValue } from "./message.js";

const FIXED_BYTES = 16;
/** Titles are all that comes; nothing honest is near this. */
const MAX_BYTES = 1024 * 1024;
const BIG_ENDIAN = 0x42;

/** Puts messages together from whatever pieces the socket delivers. */
export class MessageDecoder {
  #bytes: Buffer = Buffer.alloc(0);

  /** The messages complete with this chunk. Throws `WatchError` for what is not the protocol. */
  push(chunk: Buffer): DbusMessage[] {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    const messages: DbusMessage[] = [];
    while (this.#bytes.length >= FIXED_BYTES) {
      const size = messageSize(this.#bytes);
      if (this.#bytes.length < size) break;
      messages.push(decodeMessage(this.#bytes.subarray(0, size)));
      this.#bytes = this.#bytes.subarray(size);
    }
    return messages;
  }
}

function messageSize(bytes: Buffer): number {
  const reader = new Reader(bytes, 4);
  const bodyBytes = reader.number();
  reader.number();
  const size = FIXED_BYTES + aligned(reader.number(), 8) + bodyBytes;
  if (size > MAX_BYTES) throw new WatchError("A message on the session bus is larger than 1 MiB.");
  return size;
}

function decodeMessage(bytes: Buffer): DbusMessage {
  const reader = new Reader(bytes, 8);
  const serial = reader.number();
  const fieldsEnd = reader.number() + FIXED_BYTES;
  const message: Record<string, DbusValue> = {};
  while (reader.at < fieldsEnd) {
    reader.align(8);
    const code = reader.byte();
    const value = reader.values(reader.signature())[0];
    const key = HEADER_FIELDS.find((field) => field.code === code)?.key;
    if (key !== undefined && value !== undefined) message[key] = value;
  }
  reader.align(8);
  const args = reader.values(String(message["signature"] ?? ""));
  return { ...message, type: bytes[1] ?? 0, flags: bytes[2] ?? 0, serial, args };
}

function aligned(at: number, to: number): number {
  return Math.ceil(at / to) * to;
}

/** Reads basic values; one that leads beyond the end is not the protocol. */
class Reader {
  readonly #bytes: Buffer;
  readonly #big: boolean;
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.#big = bytes[0] === BIG_ENDIAN;
    this.at = at;
  }

  align(to: number): void {
    this.at = aligned(this.at, to);
  }

  byte(): number {
    return this.#take(1).readUInt8();
  }

  number(): number {
    this.align(4);
    const bytes = this.#take(4);
    return this.#big ? bytes.readUInt32BE() : bytes.readUInt32LE();
  }

  signature(): string {
    return this.#text(this.byte());
  }

  /** The values of a signature's basic types, up to the first type that is none. */
  values(signature: string): DbusValue[] {
    const values: DbusValue[] = [];
    for (const type of completeTypes(signature)) {
      const value = this.#value(type);
      if (value === undefined) break;
      values.push(value);
    }
    return values;
  }

  #value(type: string): DbusValue | undefined {
    switch (type) {
      case "s":
      case "o":
        return this.#text(this.number());
      case "as":
        return this.#texts();
      case "g":
        return this.signature();
      case "y":
        return this.byte();
      case "b":
        return this.number() !== 0;
      case "u":
        return this.number();
      case "i":
        return this.number() | 0;
      case "t":
        return this.#long();
      default:
        return undefined;
    }
  }

  #texts(): readonly string[] {
    const bytes = this.number();
    const end = this.at + bytes;
    const texts: string[] = [];
    while (this.at < end) texts.push(this.#text(this.number()));
    return texts;
  }

  #long(): number {
    this.align(8);
    const bytes = this.#take(8);
    return Number(this.#big ? bytes.readBigUInt64BE() : bytes.readBigUInt64LE());
  }

  #text(length: number): string {
    const text = this.#take(length + 1);
    return text.toString("utf8", 0, length);
  }

  #take(length: number): Buffer {
    const end = this.at + length;
    if (end > this.#bytes.length)
      throw new WatchError("What listens at the session bus does not speak D-Bus.");
    const taken = this.#bytes.subarray(this.at, end);
    this.at = end;
    return taken;
  }
}

import { completeTypes, HEADER_FIELDS, type DbusMessage, type DbusValue } from "./message.js";

const LITTLE_ENDIAN = 0x6c;
const PROTOCOL_VERSION = 1;

/** The bytes of a message, in little-endian order. Its signature may hold strings, numbers of 32 bits, booleans, lists of strings and empty options. */
export function encodeMessage(message: DbusMessage): Buffer {
  const body = new Writer();
  const types = completeTypes(message.signature ?? "");
  for (const [at, arg] of message.args.entries()) body.value(types[at] ?? "s", arg);

  const fields = new Writer();
  for (const { code, type, key } of HEADER_FIELDS) {
    const value = message[key];
    if (value === undefined) continue;
    fields.align(8);
    fields.byte(code);
    fields.signature(type);
    fields.value(type, value);
  }

  const header = new Writer();
  for (const byte of [LITTLE_ENDIAN, message.type, message.flags ?? 0, PROTOCOL_VERSION]) header.byte(byte);
  header.number(body.bytes.length);
  header.number(message.serial);
  // The fields begin at 16, a multiple of 8: what is aligned within them is aligned in the message too.
  header.number(fields.bytes.length);
  header.append(fields.bytes);
  header.align(8);
  header.append(body.bytes);
  return header.bytes;
}

class Writer {
  bytes: Buffer = Buffer.alloc(0);

  append(bytes: Buffer): void {
    this.bytes = Buffer.concat([this.bytes, bytes]);
  }

  align(to: number): void {
    this.append(Buffer.alloc((to - (this.bytes.length % to)) % to));
  }

  byte(value: number): void {
    this.append(Buffer.from([value]));
  }

  value(type: string, value: DbusValue): void {
    if (type === "g") this.signature(String(value));
    else if (type === "as") this.texts(Array.isArray(value) ? value : []);
    else if (type === "a{sv}") this.noOptions();
    else if (type === "s" || type === "o") this.text(String(value));
    else this.number(Number(value));
  }

  number(value: number): void {
    this.align(4);
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value >>> 0);
    this.append(bytes);
  }

  texts(values: readonly string[]): void {
    const list = new Writer();
    for (const value of values) list.text(value);
    // Strings and the length of the list are aligned to 4, here as in a message of their own.
    this.number(list.bytes.length);
    this.append(list.bytes);
  }

  noOptions(): void {
    this.number(0);
    this.align(8);
  }

  text(value: string): void {
    this.number(Buffer.byteLength(value));
    this.append(Buffer.from(`${value}\0`));
  }

  signature(value: string): void {
    this.byte(value.length);
    this.append(Buffer.from(`${value}\0`));
  }
}

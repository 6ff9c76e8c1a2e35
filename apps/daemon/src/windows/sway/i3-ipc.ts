import { WatchError } from "../watch.js";

/** Message types of the i3 and Sway protocol that are used here. */
export const I3 = {
  subscribe: 2,
  getTree: 4,
  getVersion: 7,
  windowEvent: 0x8000_0003,
  workspaceEvent: 0x8000_0000,
};

/** One message: its type, and its JSON text. */
export interface I3Message {
  readonly type: number;
  readonly payload: string;
}

const MAGIC = Buffer.from("i3-ipc");
const HEADER_BYTES = MAGIC.length + 8;
/** The tree of a desktop with hundreds of windows is well below. */
const MAX_PAYLOAD_BYTES = 16 * 1024 * 1024;

/** A message as it goes over the socket: "i3-ipc", length, type, payload. */
export function encodeI3({ type, payload }: I3Message): Buffer {
  const text = Buffer.from(payload);
  const header = Buffer.alloc(HEADER_BYTES);
  MAGIC.copy(header);
  header.writeUInt32LE(text.length, MAGIC.length);
  header.writeUInt32LE(type, MAGIC.length + 4);
  return Buffer.concat([header, text]);
}

/** Puts messages together from whatever pieces the socket delivers. */
export class I3Decoder {
  #chunks: Buffer[] = [];
  #bytes = 0;
  #needed = HEADER_BYTES;

  /** The messages complete with this chunk. Throws `WatchError` for what is not the protocol. */
  push(chunk: Buffer): I3Message[] {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    const messages: I3Message[] = [];
    while (this.#bytes >= this.#needed) {
      const all = Buffer.concat(this.#chunks);
      const length = payloadLength(all);
      const end = HEADER_BYTES + length;
      if (all.length >= end) {
        const type = all.readUInt32LE(MAGIC.length + 4);
        messages.push({ type, payload: all.toString("utf8", HEADER_BYTES, end) });
      }
      const rest = all.length >= end ? all.subarray(end) : all;
      this.#chunks = [rest];
      this.#bytes = rest.length;
      this.#needed = all.length >= end ? HEADER_BYTES : end;
    }
    return messages;
  }
}

function payloadLength(bytes: Buffer): number {
  const length = bytes.readUInt32LE(MAGIC.length);
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC) || length > MAX_PAYLOAD_BYTES) {
    throw new WatchError("What listens at SWAYSOCK does not speak Sway's protocol.");
  }
  return length;
}

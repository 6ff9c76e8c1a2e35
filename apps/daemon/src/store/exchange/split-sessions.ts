import { InvalidInputError } from "@antidrift/session";
import { ByteSink } from "./byte-sink.js";

/** A window's span takes some 100 bytes, and at most 10,000. */
const MAX_ITEM_BYTES = 64 * 1024;
/** A session without its spans, of which it holds two bytes each. */
const MAX_ENTRY_BYTES = 4 * 1024 * 1024;
/** All that is around the sessions: some two million of them. */
const MAX_ENVELOPE_BYTES = 4 * 1024 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const ZERO = 0x30;
const OPENING_LIST = 0x5b;
const OPENING = new Set([0x7b, OPENING_LIST]);
const CLOSING = new Set([0x7d, 0x5d]);
const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** The levels of `{"sessions": [` above a session. */
const ENTRY_DEPTH = 2;
/** The levels of `{"sessions": [{"spans": [` above a span. */
const ITEM_DEPTH = 4;

/** A text that is complete: of one item in a list of a session, or of a session with a `0` for each of these. */
export type Piece =
  | { readonly kind: "item"; readonly text: Buffer }
  | { readonly kind: "entry"; readonly text: Buffer; readonly items: number };

/**
 * Cuts the text of an export into its sessions and their spans while it arrives, so that a file of any length takes no
 * more memory than one span and the frame of one session. It only counts brackets: every cut text, and what is left
 * with a `0` in the place of each, is then parsed as JSON, which makes the whole as valid as its parts.
 */
export class SessionSplitter {
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** Whether what stands directly in the session is a list. */
  #inList = false;
  #item: Buffer[] = [];
  #itemBytes = 0;
  #items = 0;
  #entries = 0;
  readonly #entry = new ByteSink(MAX_ENTRY_BYTES);
  readonly #envelope = new ByteSink(MAX_ENVELOPE_BYTES);

  /** What ends in this chunk, in order. Throws `InvalidInputError`. */
  push(chunk: Buffer): Piece[] {
    const complete: Piece[] = [];
    let start = this.#isInItem ? 0 : -1;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      const wasInItem = this.#isInItem;
      const wasInEntry = this.#isInEntry;
      this.#count(byte);
      if (wasInItem || this.#isInItem) {
        if (!wasInItem) start = this.#beginItem(index);
        if (this.#isInItem) continue;
        this.#keep(chunk.subarray(start, index + 1));
        complete.push(this.#takeItem());
        start = -1;
      } else if (wasInEntry || this.#isInEntry) {
        if (!wasInEntry) this.#add(this.#envelope, ZERO);
        this.#add(this.#entry, byte);
        if (!this.#isInEntry) complete.push(this.#takeEntry());
      } else this.#add(this.#envelope, byte);
    }
    if (start >= 0) this.#keep(chunk.subarray(start));
    return complete;
  }

  /** The envelope, and how many sessions it had. Throws `InvalidInputError` when the text ended too early. */
  end(): { envelope: Buffer; entries: number } {
    if (this.#depth !== 0 || this.#inString)
      throw new InvalidInputError("sessions", "The file ends too early.");
    return { envelope: this.#envelope.take(), entries: this.#entries };
  }

  get #isInEntry(): boolean {
    return this.#depth > ENTRY_DEPTH;
  }

  get #isInItem(): boolean {
    return this.#depth > ITEM_DEPTH && this.#inList;
  }

  #count(byte: number): void {
    if (this.#escaped) {
      this.#escaped = false;
    } else if (this.#inString) {
      if (byte === BACKSLASH) this.#escaped = true;
      else if (byte === QUOTE) this.#inString = false;
    } else if (byte === QUOTE) {
      this.#inString = true;
    } else if (OPENING.has(byte)) {
      this.#depth += 1;
      if (this.#depth === ITEM_DEPTH) this.#inList = byte === OPENING_LIST;
    } else if (CLOSING.has(byte)) {
      this.#depth -= 1;
    }
  }

  #add(sink: ByteSink, byte: number): void {
    if (!this.#inString && SPACE.has(byte)) return;
    if (!sink.add(byte)) throw tooLarge();
  }

  #beginItem(index: number): number {
    this.#add(this.#entry, ZERO);
    return index;
  }

  #keep(part: Buffer): void {
    this.#itemBytes += part.length;
    if (this.#itemBytes > MAX_ITEM_BYTES) throw tooLarge();
    this.#item.push(part);
  }

  #takeItem(): Piece {
    const text = Buffer.concat(this.#item);
    this.#item = [];
    this.#itemBytes = 0;
    this.#items += 1;
    return { kind: "item", text };
  }

  #takeEntry(): Piece {
    const items = this.#items;
    this.#items = 0;
    this.#entries += 1;
    return { kind: "entry", text: this.#entry.take(), items };
  }
}

function tooLarge(): InvalidInputError {
  return new InvalidInputError("sessions", "One session of the file is too large.");
}

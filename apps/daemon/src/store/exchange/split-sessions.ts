import { InvalidInputError } from "@antidrift/session";

/** One session with all its spans has to fit into memory. */
const MAX_ENTRY_BYTES = 64 * 1024 * 1024;
/** All that is around the sessions: some two million of them. */
const MAX_ENVELOPE_BYTES = 4 * 1024 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const ZERO = 0x30;
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);
const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** The levels of `{"sessions": [` above a session. */
const ENTRY_DEPTH = 2;

/**
 * Cuts the text of an export into its sessions while it arrives, so that a file of any length takes no more memory
 * than its largest session. It only counts brackets: every cut text, and the envelope that is left with a `0` in
 * the place of each session, is then parsed as JSON, which makes the whole as valid as its parts.
 */
export class SessionSplitter {
  #depth = 0;
  #inString = false;
  #escaped = false;
  #entry: Buffer[] = [];
  #entryBytes = 0;
  #entries = 0;
  #envelope: number[] = [];

  /** The texts of the sessions that end in this chunk. Throws `InvalidInputError`. */
  push(chunk: Buffer): Buffer[] {
    const complete: Buffer[] = [];
    let start = this.#isInEntry ? 0 : -1;
    for (let index = 0; index < chunk.length; index += 1) {
      const wasInEntry = this.#isInEntry;
      this.#step(chunk[index] ?? 0);
      if (!wasInEntry && this.#isInEntry) start = index;
      if (wasInEntry && !this.#isInEntry) {
        this.#keep(chunk.subarray(start, index + 1));
        complete.push(this.#takeEntry());
        start = -1;
      }
    }
    if (start >= 0) this.#keep(chunk.subarray(start));
    return complete;
  }

  /** The envelope, and how many sessions it had. Throws `InvalidInputError` when the text ended too early. */
  end(): { envelope: Buffer; entries: number } {
    if (this.#depth !== 0 || this.#inString)
      throw new InvalidInputError("sessions", "The file ends too early.");
    return { envelope: Buffer.from(this.#envelope), entries: this.#entries };
  }

  get #isInEntry(): boolean {
    return this.#depth > ENTRY_DEPTH;
  }

  #step(byte: number): void {
    if (!this.#isInEntry) this.#addToEnvelope(byte);
    if (this.#escaped) {
      this.#escaped = false;
    } else if (this.#inString) {
      if (byte === BACKSLASH) this.#escaped = true;
      else if (byte === QUOTE) this.#inString = false;
    } else if (byte === QUOTE) {
      this.#inString = true;
    } else if (OPENING.has(byte)) {
      this.#depth += 1;
    } else if (CLOSING.has(byte)) {
      this.#depth -= 1;
    }
  }

  #addToEnvelope(byte: number): void {
    if (!this.#inString && SPACE.has(byte)) return;
    const opensEntry = !this.#inString && this.#depth === ENTRY_DEPTH && OPENING.has(byte);
    this.#envelope.push(opensEntry ? ZERO : byte);
    if (this.#envelope.length > MAX_ENVELOPE_BYTES) throw tooLarge();
  }

  #keep(part: Buffer): void {
    this.#entryBytes += part.length;
    if (this.#entryBytes > MAX_ENTRY_BYTES) throw tooLarge();
    this.#entry.push(part);
  }

  #takeEntry(): Buffer {
    const entry = Buffer.concat(this.#entry);
    this.#entry = [];
    this.#entryBytes = 0;
    this.#entries += 1;
    return entry;
  }
}

function tooLarge(): InvalidInputError {
  return new InvalidInputError("sessions", "One session of the file is too large.");
}

import { closeSync, openSync, readSync } from "node:fs";

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** The magic number of a log whose checksums count in big-endian words; one less stands for little-endian ones. */
const BIG_ENDIAN_MAGIC = 0x377f0683;

type Sums = readonly [number, number];

/**
 * Whether good changes stand behind damaged ones in a write-ahead log (https://www.sqlite.org/fileformat2.html#walformat).
 * The database reads a log up to the first frame whose checksum is wrong, and takes the rest for an end that was never
 * written. To be called only while no connection to the database is open.
 *
 * Throws what the file system throws.
 */
export function hasFramesBehindDamage(path: string): boolean {
  const descriptor = openSync(path, "r");
  try {
    return walk(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function walk(descriptor: number): boolean {
  const header = Buffer.alloc(HEADER_BYTES);
  if (readSync(descriptor, header, 0, HEADER_BYTES, 0) < HEADER_BYTES) return false;
  const isBigEndian = header.readUInt32BE(0) === BIG_ENDIAN_MAGIC;
  const frame = Buffer.alloc(FRAME_HEADER_BYTES + header.readUInt32BE(8));
  let before = storedSums(header, 24);
  // A header that is damaged hides every frame behind it.
  let isDamaged = !isSame(add([0, 0], header.subarray(0, 24), isBigEndian), before);
  for (let at = HEADER_BYTES; ; at += frame.length) {
    if (readSync(descriptor, frame, 0, frame.length, at) < frame.length) return false;
    // Of an earlier use of the file, and in the database since.
    if (frame.compare(header, 16, 24, 8, 16) !== 0 && !isDamaged) return false;
    const stored = storedSums(frame, 16);
    const page = frame.subarray(FRAME_HEADER_BYTES);
    const sums = add(add(before, frame.subarray(0, 8), isBigEndian), page, isBigEndian);
    if (!isSame(sums, stored)) isDamaged = true;
    else if (isDamaged) return true;
    before = stored;
  }
}

function storedSums(bytes: Buffer, at: number): Sums {
  return [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
}

function isSame(one: Sums, other: Sums): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** SQLite's own checksum, which goes on from the one before. */
function add([first, second]: Sums, bytes: Buffer, isBigEndian: boolean): Sums {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let [s0, s1] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    s0 = (s0 + view.getUint32(at, !isBigEndian) + s1) >>> 0;
    s1 = (s1 + view.getUint32(at + 4, !isBigEndian) + s0) >>> 0;
  }
  return [s0, s1];
}

/** How strings and comments are told from structure: as in JSON, or as in JSON with the slips models make. */
export type Notation = "json" | "loose";

/**
 * For each position, where the first `}` stands that closes a brace opened before it, when reading starts there
 * outside of any string; -1 where there is none. So the brace at `i` is closed at `result[i + 1]`.
 *
 * A scan from every brace would be quadratic. Read from the right, each position needs only what is known of its
 * successors, as a brace group is skipped in one step once its end is known: one pass, whatever the text.
 */
export function closingBraces(text: string, notation: Notation): Int32Array {
  const loose = notation === "loose";
  const end = text.lastIndexOf("}") + 1;
  const plain = new Int32Array(text.length + 2).fill(-1, end);
  let double: Pair = [-1, -1];
  let single: Pair = [-1, -1];
  let line: Pair = [-1, -1];
  let block: Pair = [-1, -1];
  for (let at = end - 1; at >= 0; at -= 1) {
    const char = text.charCodeAt(at);
    const next = text.charCodeAt(at + 1);
    const after = plain[at + 1] ?? -1;
    plain[at] = after;
    if (char === CLOSE) plain[at] = at;
    else if (char === OPEN) plain[at] = after === -1 ? -1 : (plain[after + 1] ?? -1);
    else if (char === DOUBLE) plain[at] = double[0];
    else if (loose && char === SINGLE) plain[at] = single[0];
    else if (loose && char === SLASH && next === SLASH) plain[at] = line[1];
    else if (loose && char === SLASH && next === STAR) plain[at] = block[1];

    double = [inString(char, DOUBLE, after, double), double[0]];
    if (!loose) continue;
    single = [inString(char, SINGLE, after, single), single[0]];
    line = [char === NEWLINE ? after : line[0], line[0]];
    block = [char === STAR && next === SLASH ? (plain[at + 2] ?? -1) : block[0], block[0]];
  }
  return plain;
}

/** What is known of the next position and of the one after it. */
type Pair = [next: number, afterNext: number];

function inString(char: number, quote: number, after: number, known: Pair): number {
  if (char === quote) return after;
  return char === BACKSLASH ? known[1] : known[0];
}

const OPEN = 0x7b;
const CLOSE = 0x7d;
const DOUBLE = 0x22;
const SINGLE = 0x27;
const BACKSLASH = 0x5c;
const SLASH = 0x2f;
const STAR = 0x2a;
const NEWLINE = 0x0a;

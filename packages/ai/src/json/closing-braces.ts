/** How strings and comments are told from structure: as in JSON, or as in JSON with the slips models make. */
export type Notation = "json" | "loose";

/**
 * For each position, where the first `}` stands that closes a brace opened before it, when reading starts there
 * outside of any string; -1 where there is none, and nothing after the last `}`. So the brace at `i` is closed at
 * `result[i + 1]`.
 *
 * A scan from every brace would be quadratic. Read from the right, each position needs only what is known of its
 * successors, as a brace group is skipped in one step once its end is known: one pass, whatever the text.
 */
export function closingBraces(text: string, notation: Notation): Int32Array {
  const loose = notation === "loose";
  const end = text.lastIndexOf("}") + 1;
  const plain = new Int32Array(end + 1).fill(-1, end);
  // What is found when reading starts within a string or a comment: at the next position, and at the one after it.
  let double = -1;
  let doubleAfter = -1;
  let single = -1;
  let singleAfter = -1;
  let line = -1;
  let lineAfter = -1;
  let block = -1;
  let blockAfter = -1;
  let next = 0;
  for (let at = end - 1; at >= 0; at -= 1) {
    const char = text.charCodeAt(at);
    const outside = plain[at + 1] ?? -1;
    let here = outside;
    if (char === CLOSE) here = at;
    else if (char === OPEN) here = outside === -1 ? -1 : (plain[outside + 1] ?? -1);
    else if (char === DOUBLE) here = double;
    else if (loose && char === SINGLE) here = single;
    else if (loose && char === SLASH && next === SLASH) here = lineAfter;
    else if (loose && char === SLASH && next === STAR) here = blockAfter;
    plain[at] = here;

    const inDouble = char === DOUBLE ? outside : char === BACKSLASH ? doubleAfter : double;
    doubleAfter = double;
    double = inDouble;
    if (!loose) continue;
    const inSingle = char === SINGLE ? outside : char === BACKSLASH ? singleAfter : single;
    singleAfter = single;
    single = inSingle;
    lineAfter = line;
    line = char === NEWLINE ? outside : line;
    blockAfter = block;
    block = char === STAR && next === SLASH ? (plain[at + 2] ?? -1) : block;
    next = char;
  }
  return plain;
}

const OPEN = 0x7b;
const CLOSE = 0x7d;
const DOUBLE = 0x22;
const SINGLE = 0x27;
const BACKSLASH = 0x5c;
const SLASH = 0x2f;
const STAR = 0x2a;
const NEWLINE = 0x0a;

/**
 * Where the token that begins at `at` ends; -1 when none does. Tokens are those of JSON, plus strings in single or curly
 * quotes and bare words. `at` must not be on a blank.
 */
export function tokenEnd(text: string, at: number): number {
  const first = text.charAt(at);
  if ("{}[]:,".includes(first)) return at + 1;
  const closing = QUOTES[first];
  if (closing !== undefined) return stringEnd(text, at, closing);
  return matchEnd(first === "-" || isDigit(first) ? NUMBER : WORD, text, at);
}

/** The first position from `at` on that is neither white space nor in a comment; -1 in a comment that never ends. */
export function skipBlanks(text: string, at: number): number {
  let position = at;
  while (true) {
    position = matchEnd(SPACES, text, position);
    if (text.startsWith("//", position)) {
      position = matchEnd(LINE, text, position);
    } else if (text.startsWith("/*", position)) {
      const end = text.indexOf("*/", position + 2);
      if (end === -1) return -1;
      position = end + 2;
    } else {
      return position;
    }
  }
}

/** A curly quote must not stand within curly quotes: which one ends the string would be a guess. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", "“": "”" };
const ESCAPE = /\\(?:["'\\/bfnrt]|u[0-9a-fA-F]{4})/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.$+-])/uy;
const WORD = /[A-Za-z_$][\w$]*/uy;
const SPACES = /\s*/uy;
const LINE = /[^\n]*/uy;

function stringEnd(text: string, at: number, closing: string): number {
  let position = at + 1;
  while (position < text.length) {
    const char = text.charAt(position);
    if (char === closing) return position + 1;
    if (char === "\\") {
      position = matchEnd(ESCAPE, text, position);
      if (position === -1) return -1;
    } else if (isStray(char, closing)) {
      return -1;
    } else {
      position += 1;
    }
  }
  return -1;
}

/** Characters that no string of this kind can hold as they are. */
function isStray(char: string, closing: string): boolean {
  if (closing === "”" && (char === '"' || char === "“")) return true;
  return char < " " && char !== "\n" && char !== "\r" && char !== "\t";
}

function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

function isDigit(char: string): boolean {
  return char >= "0" && char <= "9";
}

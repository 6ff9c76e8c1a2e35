/**
 * Whether a `folded` text fits a pattern in which `*` stands for any run of characters: for the privacy rules and for
 * the user's allow and drift rules alike. Deliberately no regular expressions: a pattern can be wrong, but never slow.
 */
export type Matcher = (foldedText: string) => boolean;

/** Fits when the pattern occurs anywhere in the text. */
export function anywhere(pattern: string): Matcher {
  const parts = folded(pattern).split("*");
  return (text) => holdsInOrder(text, parts);
}

/** Fits when the pattern is the whole text. */
export function whole(pattern: string): Matcher {
  const parts = folded(pattern).split("*");
  const first = parts.shift() ?? "";
  const last = parts.pop();
  if (last === undefined) return (text) => text === first;
  return (text) => {
    const end = text.length - last.length;
    if (end < first.length || !text.startsWith(first) || !text.endsWith(last)) return false;
    return holdsInOrder(text.slice(first.length, end), parts);
  };
}

const INVISIBLE = /(?![\s\u0085])\p{Cc}|[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** What patterns are compared on: case, width, kinds of space and invisible characters do not count. */
export function folded(text: string): string {
  return (
    text
      // Before the spaces: one of them counts as a space too.
      .replaceAll(INVISIBLE, "")
      .replaceAll(/[\s\u0085]+/gu, " ")
      // By way of the capitals: "ß" and "SS", "ς" and "σ" are the same there.
      .toUpperCase()
      .toLowerCase()
      .normalize("NFKC")
      .toLowerCase()
      // The dot that a small "İ" carries, and the form of a sigma that depends on what follows.
      .replaceAll("i\u0307", "i")
      .replaceAll("ς", "σ")
  );
}

function holdsInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}

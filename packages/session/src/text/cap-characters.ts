/** The first `most` characters (code points), so that no character is cut in half. */
export function capCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  // A code point is at most two UTF-16 units, so nothing beyond this can be among the first.
  return Array.from(text.slice(0, most * 2))
    .slice(0, most)
    .join("");
}

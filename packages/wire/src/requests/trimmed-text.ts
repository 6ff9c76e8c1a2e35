import { Type } from "typebox";

/**
 * A text of up to `most` characters, counted after it was cleaned and trimmed: documented here, checked by the session.
 * `least` is 1 where it must not be empty.
 */
export function trimmedText(least: 0 | 1, most: number, what?: string) {
  const range = `${least === 0 ? "Up to" : "1 to"} ${most} characters (code points) after trimming.`;
  return Type.String({
    ...(least === 1 && { minLength: 1 }),
    maxLength: most,
    "x-trimmed": true,
    description: what === undefined ? range : `${what} ${range}`,
  });
}

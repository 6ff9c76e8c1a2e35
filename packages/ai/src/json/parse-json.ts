/**
 * The value of a JSON text, or undefined when it is none. (JSON has no undefined.)
 * V8's message quotes the text, which may be private, so its error goes no further.
 */
export function parseJSON(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Something of the browser's; undefined where it is missing or refused. Browsers refuse by throwing from what looks like a
 * plain property: with blocked site data, in a sandboxed frame, without a secure context.
 */
export function offered<Value>(take: () => Value): Value | undefined {
  try {
    return take();
  } catch {
    return undefined;
  }
}

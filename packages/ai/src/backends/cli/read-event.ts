/** A line of JSON, or a value out of one, as an object. Anything else is undefined: programs mix text and events. */
export function readEvent(source: unknown): Record<string, unknown> | undefined {
  const value = typeof source === "string" ? parse(source) : source;
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

function parse(line: string): unknown {
  if (!line.trimStart().startsWith("{")) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

import { isObject } from "../../json/is-object.js";
import { parseJSON } from "../../json/parse-json.js";

/** A line of JSON, or a value out of one, as an object. Anything else is undefined: programs mix text and events. */
export function readEvent(source: unknown): Readonly<Record<string, unknown>> | undefined {
  const value = typeof source === "string" ? parseObject(source) : source;
  return isObject(value) ? value : undefined;
}

function parseObject(line: string): unknown {
  return line.trimStart().startsWith("{") ? parseJSON(line) : undefined;
}

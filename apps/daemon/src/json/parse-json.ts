import { JsonError } from "./json-error.js";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A JSON text in UTF-8; an empty one is an empty object. Throws `JsonError`. A key that is there twice counts once, with its last value. */
export function parseJson(body: Buffer): unknown {
  const text = decode(body);
  if (text === "") return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The engine's message quotes the body, which must not reach a log.
    throw new JsonError("The body is not valid JSON.");
  }
  // No object of ours is ever merged with a body; a sender of such a key has nothing good in mind.
  if (/"(?:__proto__|constructor)"\s*:|\\u/.test(text) && hasForbiddenKey(value)) {
    throw new JsonError("The body has a key that is not allowed.");
  }
  return value;
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new JsonError("The body is not valid UTF-8.");
  }
}

/** Walks without recursion: a body may be nested as deeply as it is long. */
function hasForbiddenKey(root: unknown): boolean {
  const open: unknown[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== "object" || value === null) continue;
    if (Object.hasOwn(value, "__proto__") || Object.hasOwn(value, "constructor")) return true;
    for (const part of Object.values(value)) if (part !== undefined) open.push(part);
  }
  return false;
}

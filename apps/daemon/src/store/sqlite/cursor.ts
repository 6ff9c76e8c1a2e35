import { InvalidInputError } from "@antidrift/session";

/** Where a page of the history ended: after this session. */
export interface SessionPosition {
  readonly startedAtMs: number;
  readonly id: string;
}

/** Opaque to clients, so that the order of the history may change. */
export function encodeSessionCursor({ startedAtMs, id }: SessionPosition): string {
  return encode([startedAtMs, id]);
}

/** Throws `InvalidInputError`. */
export function decodeSessionCursor(cursor: string): SessionPosition {
  const [startedAtMs, id, ...rest] = decode(cursor);
  if (!Number.isSafeInteger(startedAtMs) || typeof id !== "string" || rest.length > 0) throw invalidCursor();
  return { startedAtMs: Number(startedAtMs), id };
}

export function encodeSpanCursor(number: number): string {
  return encode([number]);
}

/** Throws `InvalidInputError`. */
export function decodeSpanCursor(cursor: string): number {
  const [number, ...rest] = decode(cursor);
  if (!Number.isSafeInteger(number) || rest.length > 0) throw invalidCursor();
  return Number(number);
}

function encode(parts: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

function decode(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (Array.isArray(parts)) return parts;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw invalidCursor();
}

function invalidCursor(): InvalidInputError {
  return new InvalidInputError("cursor", "The cursor is not one this history has given.");
}

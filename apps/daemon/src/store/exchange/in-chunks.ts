/** Joins small pieces, so that a stream does not pay for each of them. */
export function* inChunks(pieces: Iterable<string>, size = 64 * 1024): Iterable<string> {
  let chunk = "";
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length < size) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}

import { createParser } from "eventsource-parser";

/** One event of a stream, as it came. */
export interface ServerEvent {
  readonly id?: string | undefined;
  readonly event?: string | undefined;
  readonly data: string;
}

/** The events in what arrives of a stream, in any pieces. Ends with it; a last one that is not complete is left out. */
export async function* readEvents(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  const arrived: ServerEvent[] = [];
  const parser = createParser({ onEvent: (event) => arrived.push(event) });
  for await (const chunk of chunks) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* arrived.splice(0);
  }
}

import { ROUTES, type StateView } from "@antidrift/wire";
import { ApiError } from "./api-error.js";
import { reach, type ConnectionOptions } from "./connection.js";
import { readEvents } from "./read-events.js";
import { UnreachableError } from "./unreachable-error.js";

export interface ReadStatesOptions extends ConnectionOptions {
  /** Ends the stream; the iteration then throws the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * The State now, and again on every change, over one stream of the daemon's events. Ends when the daemon ends it;
 * leaving the loop closes the connection. For Node: a page has `EventSource`, which reconnects by itself.
 *
 * Throws `ApiError` when the daemon refuses, `UnreachableError` when nobody answers or the connection breaks.
 */
export async function* readStates({ signal, ...options }: ReadStatesOptions): AsyncGenerator<StateView> {
  const { method, path } = ROUTES.streamState;
  const headers = { accept: "text/event-stream" };
  try {
    const response = await reach(options, path, { method, headers, ...(signal !== undefined && { signal }) });
    for await (const { event, data } of readEvents(response.body ?? [])) {
      if (event === "state") yield JSON.parse(data) as StateView;
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ApiError || error instanceof UnreachableError
      ? error
      : new UnreachableError(error);
  }
}

import { ApiError } from "./api-error.js";
import { UnreachableError } from "./unreachable-error.js";

/** Where the daemon is, and how it is reached. */
export interface ConnectionOptions {
  /** "http://127.0.0.1:3738". Defaults to the page's own address, which only a page has. */
  readonly url?: string;
  /** Sent with every request when the daemon demands one. */
  readonly token?: string;
  /** Defaults to the global one at the moment of each call. */
  readonly fetch?: typeof fetch;
}

/**
 * Asks the daemon, and gives its answer when all is well.
 * Throws `ApiError` when it refuses, `UnreachableError` when nobody answers, or what answers is not the daemon.
 */
export async function reach(
  { url = "", token, fetch: ask = fetch }: ConnectionOptions,
  address: string,
  init: RequestInit & { readonly headers: Readonly<Record<string, string>> },
): Promise<Response> {
  const headers = { ...init.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  let response: Response;
  try {
    response = await ask(url + address, { ...init, headers });
  } catch (cause) {
    throw new UnreachableError(cause);
  }
  if (!response.ok) throw refusal(response.status, await readJson(response));
  return response;
}

/** The JSON of an answer. Throws `UnreachableError` when it is none: another program answers at this address. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new UnreachableError(cause);
  }
}

function refusal(status: number, answer: unknown): ApiError {
  const said = (typeof answer === "object" && answer !== null ? answer : {}) as Record<string, unknown>;
  return new ApiError({
    status,
    code: typeof said["code"] === "string" ? said["code"] : "unknown",
    message: typeof said["error"] === "string" ? said["error"] : `HTTP ${status}`,
    field: typeof said["field"] === "string" ? said["field"] : undefined,
  });
}

import { Agent, get, type IncomingMessage } from "node:http";
import { parseReport } from "../parse-report.js";
import { WatchError } from "../watch.js";

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 1024 * 1024;
/** One of our own: Node's shared one, and `fetch`, take the user's proxy when NODE_USE_ENV_PROXY says so. */
const agent = new Agent();

/**
 * The JSON at `url` on this machine, of at most 1 MiB, never asked for through a proxy, which would be told every
 * title. Throws `WatchError` when the server is not there or answers otherwise; a redirection is another answer.
 */
export async function readJson(url: URL, signal: AbortSignal): Promise<unknown> {
  return parseReport(await readText(url, signal), "ActivityWatch");
}

async function readText(url: URL, signal: AbortSignal): Promise<string> {
  const limit = new AbortController();
  const stop = (): void => limit.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  signal.addEventListener("abort", stop);
  try {
    const response = await request(url, limit.signal);
    if (response.statusCode !== 200) throw notThere(url);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new WatchError("ActivityWatch answered with more than 1 MiB.");
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString("utf8");
  } catch (error) {
    // Whatever else goes wrong says the same to the user.
    throw error instanceof WatchError ? error : notThere(url);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    limit.abort();
  }
}

function request(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent, signal, headers: { accept: "application/json" } }, resolve).on("error", reject);
  });
}

function notThere(url: URL): WatchError {
  return new WatchError(
    `ActivityWatch does not answer at ${url.host}. Start it, or unset ANTIDRIFT_EVIDENCE.`,
  );
}

import { WatchError } from "../watch.js";
import { parseReport } from "../parse-report.js";

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 1024 * 1024;

/** The JSON at `url`, of at most 1 MiB. Throws `WatchError` when the server is not there or answers otherwise. */
export async function readJson(url: URL, signal: AbortSignal): Promise<unknown> {
  return parseReport(await readText(url, signal), "ActivityWatch");
}

async function readText(url: URL, signal: AbortSignal): Promise<string> {
  const limit = new AbortController();
  const stop = (): void => limit.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  signal.addEventListener("abort", stop);
  try {
    const response = await fetch(url, {
      signal: limit.signal,
      redirect: "error",
      headers: { accept: "application/json" },
    });
    if (!response.ok || !response.body) throw notThere(url);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new WatchError("ActivityWatch answered with more than 1 MiB.");
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString("utf8");
  } catch (error) {
    // Whatever `fetch` throws says the same to the user.
    throw error instanceof WatchError ? error : notThere(url);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

function notThere(url: URL): WatchError {
  return new WatchError(
    `ActivityWatch does not answer at ${url.host}. Start it, or unset ANTIDRIFT_EVIDENCE.`,
  );
}

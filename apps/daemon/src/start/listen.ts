import { once } from "node:events";
import { get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { isLoopback } from "../config/loopback.js";
import { StartError } from "./start-error.js";

interface Address {
  readonly host: string;
  readonly port: number;
}

export interface ListenOptions extends Address {
  /** How long whoever holds the port may take to say who it is. Defaults to 1.5 s. */
  readonly patienceMs?: number;
}

/** Listens, and returns the URL to open. Throws `StartError` naming the variable to change. */
export async function listen(app: FastifyInstance, options: ListenOptions): Promise<string> {
  const { host, port } = options;
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening on ${address}` });
  } catch (error) {
    throw new StartError(await explain(error, options), { cause: error });
  }
  const bound = app.server.address() as AddressInfo;
  return urlOf({ host, port: bound.port });
}

/** Where a browser on this machine finds the daemon. */
function urlOf({ host, port }: Address): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

async function explain(error: unknown, address: ListenOptions): Promise<string> {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const { host, port } = address;
  if (code === "EADDRINUSE") {
    const holder = await whoHolds(address);
    return holder === undefined
      ? `Port ${port} is in use by another program. Stop it, or set ANTIDRIFT_PORT to a free port.`
      : `Port ${port} is in use by ${holder}, which runs already: open ${urlOf(address)}, or stop it first.`;
  }
  if (code === "EACCES")
    return `Port ${port} may not be used by this user. Set ANTIDRIFT_PORT to a port above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return `ANTIDRIFT_HOST is "${host}", which is no address of this machine.`;
  }
  return `Cannot listen on ${host}, port ${port}: ${error instanceof Error ? error.message : String(error)}`;
}

/** "AntiDrift 0.2.0" when another AntiDrift answers there. */
async function whoHolds({ patienceMs = 1500, ...address }: ListenOptions): Promise<string | undefined> {
  try {
    const url = isLoopback(address.host) ? urlOf(address) : urlOf({ host: "127.0.0.1", port: address.port });
    const { headers, text } = await ask(`${url}/healthz`, patienceMs);
    if (headers["www-authenticate"]?.includes('realm="AntiDrift"') === true) return "AntiDrift";
    const health: unknown = JSON.parse(text);
    const isOurs = typeof health === "object" && health !== null && "coach" in health && "version" in health;
    if (!isOurs) return undefined;
    // Whoever holds the port may say anything, and this is printed on a terminal.
    return typeof health.version === "string" && /^\d[\w.+-]{0,30}$/.test(health.version)
      ? `AntiDrift ${health.version}`
      : "AntiDrift";
  } catch {
    // It speaks no HTTP, or not ours: another program.
    return undefined;
  }
}

/** Ours is far shorter, and whoever else holds the port may never end. */
const LONGEST_ANSWER = 65_536;

/** Not by `fetch`: that of Node 20 now and then never settles when the other side hangs up at once. */
async function ask(url: string, patienceMs: number): Promise<{ headers: IncomingHttpHeaders; text: string }> {
  const sent = get(url, { agent: false, signal: AbortSignal.timeout(patienceMs) });
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) {
    text += String(chunk);
    if (text.length > LONGEST_ANSWER) break;
  }
  return { headers: response.headers, text };
}

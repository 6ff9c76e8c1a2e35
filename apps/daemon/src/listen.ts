import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { isLoopback } from "./loopback.js";
import { StartError } from "./start-error.js";

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Listens, and returns the URL to open. Throws `StartError` naming the variable to change. */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<string> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening on ${address}` });
  } catch (error) {
    throw new StartError(await explain(error, { host, port }), { cause: error });
  }
  const bound = app.server.address() as AddressInfo;
  return urlOf({ host, port: bound.port });
}

/** Where a browser on this machine finds the daemon. */
function urlOf({ host, port }: Address): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

async function explain(error: unknown, address: Address): Promise<string> {
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
async function whoHolds(address: Address): Promise<string | undefined> {
  try {
    const url = isLoopback(address.host) ? urlOf(address) : urlOf({ host: "127.0.0.1", port: address.port });
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1500) });
    if (response.headers.get("www-authenticate")?.includes('realm="AntiDrift"') === true) return "AntiDrift";
    const health: unknown = await response.json();
    const isOurs = typeof health === "object" && health !== null && "coach" in health && "version" in health;
    return isOurs ? `AntiDrift ${String(health.version)}` : undefined;
  } catch {
    // It speaks no HTTP, or not ours: another program.
    return undefined;
  }
}

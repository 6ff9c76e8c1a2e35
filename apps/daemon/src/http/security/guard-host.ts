import { hostname } from "node:os";
import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { isLoopback } from "../../config/loopback.js";
import { RequestRefusedError } from "../request-refused-error.js";

/**
 * Refuses a request whose `Host` is not ours: a page that lets its own name point to this machine (DNS rebinding) is
 * of the same origin as the daemon in the eyes of the browser, and only the name gives it away.
 */
export function hostGuard(boundHost: string): (request: FastifyRequest) => void {
  const isOurs = ownNames(boundHost.toLowerCase());
  return (request) => {
    const { url, headers, rawHeaders, httpVersion } = request.raw;
    if (headers.host === undefined && httpVersion !== "1.0") throw new RequestRefusedError("ErrNoHost");
    const name = hostName(headers.host ?? "");
    // The absolute form of an address carries a host of its own, which the router would not look at.
    const isPlain = url?.startsWith("/") === true && countHosts(rawHeaders) === 1;
    if (!isPlain || name === undefined || !isOurs(name)) throw new RequestRefusedError("ErrForeignHost");
  };
}

function ownNames(boundHost: string): (name: string) => boolean {
  if (isLoopback(boundHost)) return isLoopback;
  const machine = hostname().toLowerCase();
  const names = new Set([boundHost, machine, `${machine}.local`]);
  const isWildcard = boundHost === "0.0.0.0" || boundHost === "::";
  // An address in figures cannot be rebound: it needs no name server.
  return (name) => isLoopback(name) || names.has(name) || (isWildcard && isIP(name) !== 0);
}

/** Node keeps the first of several, a proxy before us may have looked at another. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length;
}

/** "LOCALHOST.:3738" -> "localhost", "[::1]:3738" -> "::1"; undefined when it is no host at all. */
function hostName(host: string): string | undefined {
  const match = /^(?:\[([\da-f:.]+)\]|([a-z\d._-]+?)\.?)(?::\d{1,5})?$/i.exec(host);
  return (match?.[1] ?? match?.[2])?.toLowerCase();
}

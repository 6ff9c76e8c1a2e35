import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import { contentSecurityPolicy } from "./content-security-policy.js";
import type { InlineSources } from "./inline-sources.js";

/** Tells browsers to run nothing but what the policy allows, and to show and lend the page's files to no other page. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => secure(request.raw, reply.raw));
}

/** The same for an answer that is given past the hooks; `sources` are what stands inside a page. */
export function secure(request: IncomingMessage, response: ServerResponse, sources?: InlineSources): void {
  const set = sources === undefined ? setUsual : setHeaders(sources);
  set(request, response, () => {});
}

/** The same for an answer that is written by hand: lines of HTTP, each with its end. */
export function securityHeaderLines(): string {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  secure(request, response);
  return Object.entries(response.getHeaders())
    .map(([name, value]) => `${name}: ${String(value)}\r\n`)
    .join("");
}

const setUsual = setHeaders();

function setHeaders(sources?: InlineSources) {
  return helmet({
    contentSecurityPolicy: contentSecurityPolicy(sources),
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
    // Speaks of TLS, which a loopback server does not have.
    strictTransportSecurity: false,
  });
}

import type { FastifyInstance } from "fastify";
import { guardContentType } from "./guard-content-type.js";
import { hostGuard } from "./guard-host.js";
import { guardOrigin } from "./guard-origin.js";
import { tokenGuard } from "./guard-token.js";

export interface GuardOptions {
  /** The address the daemon listens on. */
  readonly host: string;
  readonly token?: string;
}

/** Every request passes here before anything else happens to it, in this order. */
export function guardRequests(app: FastifyInstance, { host, token }: GuardOptions): void {
  const guardHost = hostGuard(host);
  app.addHook("onRequest", async (request, reply) => {
    // Data is never kept by a browser; files of the page say otherwise themselves.
    reply.header("Cache-Control", "no-store");
    guardHost(request);
    guardOrigin(request);
  });
  if (token !== undefined) app.addHook("onRequest", tokenGuard(token));
  app.addHook("onRequest", async (request) => guardContentType(request));
}

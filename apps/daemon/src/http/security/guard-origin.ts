import type { FastifyRequest } from "fastify";
import { RequestRefusedError } from "../request-refused-error.js";

/**
 * Refuses what a page of another origin had the browser send, another port of localhost included. Programs send
 * neither header and pass. Only a link to the page itself may come from elsewhere.
 */
export function guardOrigin(request: FastifyRequest): void {
  const { origin, host } = request.headers;
  if (origin !== undefined && !isSameOrigin(origin, host ?? ""))
    throw new RequestRefusedError("ErrForeignOrigin");
  const site = request.headers["sec-fetch-site"];
  if (site === undefined || site === "same-origin" || site === "none") return;
  if (!isPageLoad(request)) throw new RequestRefusedError("ErrForeignOrigin");
}

function isSameOrigin(origin: string, host: string): boolean {
  const ours = host.toLowerCase();
  const theirs = origin.toLowerCase();
  // Behind a proxy that speaks TLS the page has https where we see http; the host and port must still be ours.
  return theirs === `http://${ours}` || theirs === `https://${ours}`;
}

/** A link that was followed to the page: a whole document, in a tab of its own, at an address that is no route of the API. */
function isPageLoad(request: FastifyRequest): boolean {
  return (
    request.routeOptions.config.isPage === true &&
    request.headers["sec-fetch-mode"] === "navigate" &&
    request.headers["sec-fetch-dest"] === "document"
  );
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Serves the page or a file of it, not data. */
    readonly isPage?: boolean;
  }
}

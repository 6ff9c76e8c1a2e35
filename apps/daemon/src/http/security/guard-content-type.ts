import type { FastifyRequest } from "fastify";
import { RequestRefusedError } from "../request-refused-error.js";

/**
 * Refuses a command that does not declare JSON. A form or a script of another page can send a POST with any of three
 * other types without asking first; declaring JSON makes the browser ask, and we never say yes.
 */
export function guardContentType(request: FastifyRequest): void {
  const { method } = request;
  if (method === "GET" || method === "HEAD" || method === "OPTIONS" || method === "DELETE") return;
  const [type = ""] = (request.headers["content-type"] ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json") throw new RequestRefusedError("ErrContentType");
}

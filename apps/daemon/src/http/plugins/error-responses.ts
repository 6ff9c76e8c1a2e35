import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { wireError } from "../error-table.js";
import { secure } from "../security/security-headers.js";

/** Answers every error by the error table; only what is our fault reaches the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** For errors before routing, where no hook and no handler of a route runs. */
export function answerUnrouted(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  secure(request.raw, reply.raw);
  answerError(error, request, reply);
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = wireError(error);
  // Whoever broke off while sending gets no answer; that is nobody's fault of ours.
  if (request.raw.destroyed && !request.raw.complete) request.log.debug("a client broke off its request");
  else if (status >= 500) request.log.error({ err: error }, "a request failed");
  void reply
    .code(status)
    .header("Cache-Control", "no-store")
    .type("application/json")
    .send(JSON.stringify(body));
}

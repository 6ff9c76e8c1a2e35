import type { FastifyInstance } from "fastify";
import { answerClientError } from "./client-errors.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A body of this route may take any time, as long as some of it keeps coming. */
    readonly isBodyLong?: boolean;
  }
}

/** Cuts off who takes longer than `limitMs` to send a body, or falls silent for so long where a body may be long. */
export function limitBodies(app: FastifyInstance, limitMs: number): void {
  app.addHook("onRequest", async ({ raw, routeOptions }) => {
    if (raw.headers["content-length"] === undefined && raw.headers["transfer-encoding"] === undefined) return;
    const { socket } = raw;
    let bytesRead = socket.bytesRead;
    const timer = setInterval(() => {
      const isSilent = socket.bytesRead === bytesRead;
      bytesRead = socket.bytesRead;
      if (routeOptions.config.isBodyLong === true && !isSilent) return;
      clearInterval(timer);
      answerClientError(
        Object.assign(new Error("The body took too long."), { code: "ERR_HTTP_REQUEST_TIMEOUT" }),
        socket,
      );
    }, limitMs).unref();
    for (const event of ["end", "close"]) raw.once(event, () => clearInterval(timer));
  });
}

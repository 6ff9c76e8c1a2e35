import type { FastifyInstance } from "fastify";

/** Tells of every request that only a person, or a program that follows along for one, sends. */
export function watchVisits(app: FastifyInstance, onVisit: () => void): void {
  app.addHook("preHandler", async ({ routeOptions }) => {
    if (routeOptions.config.isPage === true || routeOptions.url === "/events") onVisit();
  });
}

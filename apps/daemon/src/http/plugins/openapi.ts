import type { FastifyInstance, RouteOptions } from "fastify";
import { routeOf } from "../routes/route-of.js";

/**
 * `GET /openapi.json`: describes every route that is registered after this. The document is made when it is first
 * asked for, and what makes it is loaded then, because most runs of the daemon never need it.
 */
export function describeRoutes(app: FastifyInstance, version: string): void {
  const routes: RouteOptions[] = [];
  let document: Promise<unknown> | undefined;
  app.addHook("onRoute", (route) => {
    // Fastify adds a HEAD to every GET by itself.
    if (route.method !== "HEAD") routes.push(route);
  });
  app.route({
    ...routeOf("getApi"),
    handler: () => {
      document ??= import("../schemas/api-document.js").then(({ apiDocument }) =>
        apiDocument(routes, version),
      );
      return document;
    },
  });
}

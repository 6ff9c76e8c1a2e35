import type { FastifyPluginAsync } from "fastify";

/** `GET /openapi.json` */
export const openapiRoute: FastifyPluginAsync = async (app) => {
  app.get("/openapi.json", { schema: { hide: true } }, () => app.swagger());
};

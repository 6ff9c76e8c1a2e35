import type { FastifyPluginAsync } from "fastify";
import { errorReplies } from "../schemas/replies.js";

const schema = {
  tags: ["daemon"],
  operationId: "getApi",
  summary: "This document",
  response: { 200: { type: "object", description: "An OpenAPI 3.1 document." }, ...errorReplies() },
};

/** `GET /openapi.json` */
export const openapiRoute: FastifyPluginAsync = async (app) => {
  app.get("/openapi.json", { schema }, () => app.swagger());
};

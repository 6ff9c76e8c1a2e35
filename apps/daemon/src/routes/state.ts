import type { FastifyPluginAsync } from "fastify";
import { errorReplies, stateReply } from "../schemas/replies.js";
import type { CommandOptions } from "./command-options.js";

const schema = {
  tags: ["state"],
  operationId: "getState",
  summary: "The State as it is",
  response: { 200: stateReply, ...errorReplies() },
};

/** `GET /state` */
export const stateRoute: FastifyPluginAsync<CommandOptions> = async (app, { controller }) => {
  app.get("/state", { schema }, () => controller.state());
};

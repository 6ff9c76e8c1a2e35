import type { FastifyPluginAsync } from "fastify";
import { errorReplies, stateReply } from "../schemas/replies.js";
import { NoArguments, type CommandOptions } from "./command-options.js";

const schema = {
  tags: ["commands"],
  operationId: "enterPlanning",
  summary: "Begin to plan; from review it ends the review",
  body: NoArguments,
  response: { 200: stateReply, ...errorReplies(409, 503) },
};

/** `POST /planning` */
export const planningRoute: FastifyPluginAsync<CommandOptions> = async (app, { controller }) => {
  app.post("/planning", { schema }, () => {
    controller.enterPlanning();
    return controller.state();
  });
};

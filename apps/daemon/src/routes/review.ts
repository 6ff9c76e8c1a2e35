import type { FastifyPluginAsync } from "fastify";
import { errorReplies, stateReply } from "../schemas/replies.js";
import { NoArguments, type CommandOptions } from "./command-options.js";

const schema = {
  tags: ["commands"],
  operationId: "enterReview",
  summary: "End the work and look back at it",
  body: NoArguments,
  response: { 200: stateReply, ...errorReplies(409, 503) },
};

/** `POST /review` */
export const reviewRoute: FastifyPluginAsync<CommandOptions> = async (app, { controller }) => {
  app.post("/review", { schema }, () => {
    controller.enterReview();
    return controller.state();
  });
};

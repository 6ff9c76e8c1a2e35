import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { errorReplies, stateReply } from "../schemas/replies.js";
import type { CommandOptions } from "./command-options.js";

const ExtendRequest = Type.Object(
  { secs: Type.Integer({ minimum: 60, maximum: 86_400, description: "How much longer." }) },
  { additionalProperties: false },
);

const schema = {
  tags: ["commands"],
  operationId: "extend",
  summary: "Make the timebox longer",
  body: ExtendRequest,
  response: { 200: stateReply, ...errorReplies(409, 503) },
};

/** `POST /extend` */
export const extendRoute: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  app.post("/extend", { schema }, (request) => {
    controller.extend(request.body.secs);
    return controller.state();
  });
};

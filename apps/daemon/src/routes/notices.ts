import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { errorReplies, stateReply } from "../schemas/replies.js";
import type { CommandOptions } from "./command-options.js";

const schema = {
  tags: ["commands"],
  operationId: "dismissNotice",
  summary: "Take a notice away that was read",
  description: "Harmless when there is no such notice.",
  params: Type.Object({ code: Type.String({ description: "`code` of the notice." }) }),
  response: { 200: stateReply, ...errorReplies() },
};

/** `DELETE /notices/:code` */
export const noticesRoute: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  app.delete("/notices/:code", { schema }, ({ params }) => {
    controller.dismissNotice(params.code);
    return controller.state();
  });
};

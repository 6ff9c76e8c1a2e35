import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { errorReplies, stateReply } from "../schemas/replies.js";
import type { CommandOptions } from "./command-options.js";

const WindowReport = Type.Object(
  {
    app: Type.String({ maxLength: 1_000, description: "The application in front." }),
    title: Type.String({ maxLength: 10_000, description: "The title of its window; may be empty." }),
  },
  { additionalProperties: false },
);

const schema = {
  tags: ["evidence"],
  operationId: "recordWindow",
  summary: "Say which window is in front",
  description:
    "For scripts and other trackers. Say it again at least every 30 seconds, or it counts as stale. " +
    "Outside a running session, and with evidence turned off, it is ignored. The user's privacy rules apply.",
  body: WindowReport,
  response: { 200: stateReply, ...errorReplies() },
};

/** `POST /evidence/window` */
export const evidenceRoute: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  app.post("/evidence/window", { schema }, (request) => {
    controller.recordWindow(request.body);
    return controller.state();
  });
};

import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { errorReplies, stateReply } from "../schemas/replies.js";
import type { CommandOptions } from "./command-options.js";

const CommitmentRequest = Type.Object(
  {
    next_action: Type.String({ minLength: 1, description: "1 to 500 characters after trimming." }),
    success_condition: Type.String({ minLength: 1, description: "1 to 500 characters after trimming." }),
    timebox_secs: Type.Integer({ minimum: 60, maximum: 86_400 }),
  },
  { additionalProperties: false },
);

const schema = {
  tags: ["commands"],
  operationId: "startManualCommitment",
  summary: "Commit to a next action",
  body: CommitmentRequest,
  response: { 200: stateReply, ...errorReplies(409) },
};

/** `POST /commitment` */
export const commitmentRoute: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  app.post("/commitment", { schema }, ({ body }) => {
    controller.startManualCommitment({
      nextAction: body.next_action,
      successCondition: body.success_condition,
      timeboxSecs: body.timebox_secs,
    });
    return controller.state();
  });
};

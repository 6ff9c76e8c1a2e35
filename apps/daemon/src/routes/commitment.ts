import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { LIMITS } from "@antidrift/session";
import { Type } from "typebox";
import { errorReplies, stateReply } from "../schemas/replies.js";
import { trimmedText } from "../schemas/trimmed-text.js";
import type { CommandOptions } from "./command-options.js";

const CommitmentRequest = Type.Object(
  {
    next_action: trimmedText(1, LIMITS.textCharacters),
    success_condition: trimmedText(1, LIMITS.textCharacters),
    timebox_secs: Type.Integer({ minimum: LIMITS.timeboxMinSecs, maximum: LIMITS.timeboxMaxSecs }),
  },
  { additionalProperties: false },
);

const schema = {
  tags: ["commands"],
  operationId: "startManualCommitment",
  summary: "Commit to a next action",
  body: CommitmentRequest,
  response: { 200: stateReply, ...errorReplies(409, 503) },
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

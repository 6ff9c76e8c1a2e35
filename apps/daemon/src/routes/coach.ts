import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { LIMITS } from "@antidrift/session";
import { Type } from "typebox";
import { errorReplies, stateReply } from "../schemas/replies.js";
import { trimmedText } from "../schemas/trimmed-text.js";
import { NoArguments, type CommandOptions } from "./command-options.js";

const CoachRequest = Type.Object(
  {
    /** What the person has in mind. */
    intent: trimmedText(1, LIMITS.intentCharacters),
  },
  { additionalProperties: false },
);

const response = { 200: stateReply, ...errorReplies(503) };

/** `POST /coach`, `DELETE /coach`, `POST /coach/prepare` */
export const coachRoutes: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  const ask = {
    tags: ["commands"],
    operationId: "requestCoach",
    summary: "Ask the coach for a proposal",
    description:
      "Answers at once, with the coach pending; the proposal or the error comes as an event. Without a coach the State " +
      'says "coach unavailable". Only while planning: otherwise 400 with code `not_planning`.',
    body: CoachRequest,
    response,
  };
  app.post("/coach", { schema: ask }, ({ body }) => {
    controller.requestCoach(body.intent);
    return controller.state();
  });

  const cancel = {
    tags: ["commands"],
    operationId: "cancelCoach",
    summary: "Stop asking the coach",
    description: "The coach is idle afterwards; harmless when nothing runs.",
    response,
  };
  app.delete("/coach", { schema: cancel }, () => {
    controller.cancelCoach();
    return controller.state();
  });

  const prepare = {
    tags: ["commands"],
    operationId: "prepareCoach",
    summary: "Say that the coach is likely to be asked soon",
    description:
      "Starts whatever makes the next answer quicker. Never asks a model, changes nothing in the State.",
    body: NoArguments,
    response,
  };
  app.post("/coach/prepare", { schema: prepare }, () => {
    controller.prepareCoach();
    return controller.state();
  });
};

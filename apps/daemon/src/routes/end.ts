import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { LIMITS, Outcome } from "@antidrift/session";
import { Type } from "typebox";
import { errorReplies, stateReply } from "../schemas/replies.js";
import { trimmedText } from "../schemas/trimmed-text.js";
import type { CommandOptions } from "./command-options.js";

const EndRequest = Type.Object(
  {
    outcome: Type.Optional(Outcome),
    note: Type.Optional(trimmedText(0, LIMITS.noteCharacters)),
  },
  { additionalProperties: false },
);

const schema = {
  tags: ["commands"],
  operationId: "end",
  summary: "End the review with its outcome, or cancel planning",
  description: "From review the outcome is needed; from planning there is none to give.",
  body: EndRequest,
  response: { 200: stateReply, ...errorReplies(409, 503) },
};

/** `POST /end` */
export const endRoute: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  app.post("/end", { schema }, ({ body: { outcome, note } }) => {
    const ending = outcome === undefined && note === undefined ? undefined : { outcome, note };
    controller.end(ending);
    return controller.state();
  });
};

import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { CommandOptions } from "./command-options.js";
import { routeOf } from "./route-of.js";

/** `POST /commitment` */
export const commitmentRoute: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  app.route({
    ...routeOf("startManualCommitment"),
    handler: ({ body }) => {
      controller.startManualCommitment({
        nextAction: body.next_action,
        successCondition: body.success_condition,
        timeboxSecs: body.timebox_secs,
        expects: body.expects,
        ifDrift: body.if_drift,
      });
      return controller.state();
    },
  });
};

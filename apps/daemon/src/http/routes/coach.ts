import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { CommandOptions } from "./command-options.js";
import { routeOf } from "./route-of.js";

/** `POST /coach`, `DELETE /coach`, `POST /coach/prepare` */
export const coachRoutes: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  app.route({
    ...routeOf("requestCoach"),
    handler: ({ body }) => {
      controller.requestCoach(body.intent);
      return controller.state();
    },
  });

  app.route({
    ...routeOf("cancelCoach"),
    handler: () => {
      controller.cancelCoach();
      return controller.state();
    },
  });

  app.route({
    ...routeOf("prepareCoach"),
    handler: () => {
      controller.prepareCoach();
      return controller.state();
    },
  });
};

import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { CommandOptions } from "./command-options.js";
import { routeOf } from "./route-of.js";

/** `POST /pause`, `POST /resume`, `POST /back` */
export const pausingRoutes: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  app.route({
    ...routeOf("pause"),
    handler: ({ body }) => {
      controller.pause(body.secs);
      return controller.state();
    },
  });

  app.route({
    ...routeOf("resume"),
    handler: () => {
      controller.resume();
      return controller.state();
    },
  });

  app.route({
    ...routeOf("back"),
    handler: () => {
      controller.back();
      return controller.state();
    },
  });
};

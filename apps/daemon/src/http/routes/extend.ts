import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { CommandOptions } from "./command-options.js";
import { routeOf } from "./route-of.js";

/** `POST /extend` */
export const extendRoute: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  app.route({
    ...routeOf("extend"),
    handler: ({ body }) => {
      controller.extend(body.secs);
      return controller.state();
    },
  });
};

import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { CommandOptions } from "./command-options.js";
import { routeOf } from "./route-of.js";

/** `POST /evidence/window` */
export const evidenceRoute: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  app.route({
    ...routeOf("recordWindow"),
    handler: ({ body }) => {
      controller.recordWindow(body);
      return controller.state();
    },
  });
};

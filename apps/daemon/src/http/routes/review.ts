import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { CommandOptions } from "./command-options.js";
import { routeOf } from "./route-of.js";

/** `POST /review` */
export const reviewRoute: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  app.route({
    ...routeOf("enterReview"),
    handler: () => {
      controller.enterReview();
      return controller.state();
    },
  });
};

import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { CommandOptions } from "./command-options.js";
import { routeOf } from "./route-of.js";

/** `DELETE /notices/:code` */
export const noticesRoute: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  app.route({
    ...routeOf("dismissNotice"),
    handler: ({ params }) => {
      controller.dismissNotice(params.code);
      return controller.state();
    },
  });
};

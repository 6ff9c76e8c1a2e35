import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { CommandOptions } from "./command-options.js";
import { routeOf } from "./route-of.js";

/** `POST /end` */
export const endRoute: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  app.route({
    ...routeOf("end"),
    handler: ({ body: { outcome, note } }) => {
      const ending = outcome === undefined && note === undefined ? undefined : { outcome, note };
      controller.end(ending);
      return controller.state();
    },
  });
};

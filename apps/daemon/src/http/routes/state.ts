import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { CommandOptions } from "./command-options.js";
import { routeOf } from "./route-of.js";

/** `GET /state` */
export const stateRoute: FastifyPluginAsyncTypebox<CommandOptions> = async (app, { controller }) => {
  app.route({ ...routeOf("getState"), handler: () => controller.state() });
};

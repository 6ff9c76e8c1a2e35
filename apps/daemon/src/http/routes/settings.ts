import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { Settings } from "../../settings/settings.js";
import { routeOf } from "./route-of.js";

export interface SettingsRoutesOptions {
  readonly settings: Settings;
}

/** `GET /settings`, `PATCH /settings` */
export const settingsRoutes: FastifyPluginAsyncTypebox<SettingsRoutesOptions> = async (app, { settings }) => {
  app.route({ ...routeOf("getSettings"), handler: () => settings.current });
  app.route({ ...routeOf("updateSettings"), handler: ({ body }) => settings.patch(body) });
};

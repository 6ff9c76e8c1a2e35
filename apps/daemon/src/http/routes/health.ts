import type { Controller } from "@antidrift/session";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { CoachHealth } from "../../coach/coach-health.js";
import { routeOf } from "./route-of.js";

export interface HealthOptions {
  readonly controller: Controller;
  readonly coachHealth: CoachHealth;
  readonly storeWorks: () => boolean;
  readonly version: string;
}

/** `GET /healthz` */
export const healthRoute: FastifyPluginAsyncTypebox<HealthOptions> = async (
  app,
  { controller, coachHealth, storeWorks, version },
) => {
  app.route({
    ...routeOf("getHealth"),
    handler: async () => ({
      status: "ok" as const,
      version,
      node: process.versions.node,
      uptime_secs: Math.floor(process.uptime()),
      revision: controller.state().revision,
      store: storeWorks() ? ("ok" as const) : ("unavailable" as const),
      coach: await coachHealth.report(),
    }),
  });
};

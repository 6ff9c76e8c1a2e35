import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { JudgeDesk } from "../../judging/judge-desk.js";
import type { CommandOptions } from "./command-options.js";
import { routeOf } from "./route-of.js";

/** What the routes of the judge need. */
export interface JudgeOptions extends CommandOptions {
  readonly judging: JudgeDesk;
}

/** `POST /nudge/answer`, and everything below `/judge` */
export const judgeRoutes: FastifyPluginAsyncTypebox<JudgeOptions> = async (app, { controller, judging }) => {
  app.route({
    ...routeOf("answerNudge"),
    handler: ({ body }) => {
      judging.answerNudge(body);
      return controller.state();
    },
  });

  app.route({
    ...routeOf("contest"),
    handler: ({ body }) => {
      judging.contest(body);
      return controller.state();
    },
  });

  app.route({ ...routeOf("listRules"), handler: () => ({ rules: [...judging.listRules()] }) });
  app.route({ ...routeOf("addRule"), handler: ({ body }) => judging.addRule(body) });
  app.route({ ...routeOf("removeRule"), handler: ({ params }) => judging.removeRule(params.id) });
  app.route({ ...routeOf("replaySessions"), handler: async ({ body }) => await judging.replay(body) });
};

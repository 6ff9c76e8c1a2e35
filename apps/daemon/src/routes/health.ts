import type { FastifyPluginAsync } from "fastify";
import { Type, type Static } from "typebox";
import type { Controller } from "@antidrift/session";
import type { CoachHealth } from "../coach-health.js";
import { errorReplies } from "../schemas/replies.js";

const HealthReply = Type.Object(
  {
    status: Type.Literal("ok"),
    version: Type.String(),
    node: Type.String({ description: "The version of Node." }),
    uptime_secs: Type.Integer(),
    revision: Type.Integer({ description: "Of the State." }),
    store: Type.Union([Type.Literal("ok"), Type.Literal("unavailable")], {
      description: '"unavailable": the last thing asked of it failed, and nothing has worked since.',
    }),
    coach: Type.Object(
      {
        backend: Type.String({ description: "As it was configured." }),
        status: Type.Union(
          [
            Type.Literal("ready"),
            Type.Literal("not_installed"),
            Type.Literal("not_runnable"),
            Type.Literal("unavailable"),
            Type.Literal("looking"),
          ],
          { description: '"unavailable": there is no such backend. "looking": not known yet, ask again.' },
        ),
        program: Type.Optional(Type.String()),
        path: Type.Optional(Type.String()),
        version: Type.Optional(Type.String()),
        model: Type.Optional(Type.String({ description: "Absent: the program's default." })),
        remedy: Type.Optional(Type.String({ description: "How to get or mend the program." })),
        detail: Type.Optional(
          Type.String({ description: "What exactly is wrong: a settings file and its line, or a version." }),
        ),
      },
      { description: "Which program will be asked, or what is missing." },
    ),
  },
  { description: "The daemon lives." },
);

export interface HealthOptions {
  readonly controller: Controller;
  readonly coachHealth: CoachHealth;
  readonly storeWorks: () => boolean;
  readonly version: string;
}

const schema = {
  tags: ["daemon"],
  operationId: "getHealth",
  summary: "Whether the daemon lives, and whether the coach's program is found",
  response: { 200: HealthReply, ...errorReplies() },
};

/** `GET /healthz` */
export const healthRoute: FastifyPluginAsync<HealthOptions> = async (
  app,
  { controller, coachHealth, storeWorks, version },
) => {
  app.get("/healthz", { schema }, async (): Promise<Static<typeof HealthReply>> => ({
    status: "ok",
    version,
    node: process.versions.node,
    uptime_secs: Math.floor(process.uptime()),
    revision: controller.state().revision,
    store: storeWorks() ? "ok" : "unavailable",
    coach: await coachHealth.report(),
  }));
};

import { Type, type Static } from "typebox";
import { oneOf } from "../one-of.js";
import { CoachHealth } from "./coach-health.js";

export const Health = Type.Object(
  {
    status: Type.Literal("ok"),
    version: Type.String(),
    node: Type.String({ description: "The version of Node." }),
    uptime_secs: Type.Integer(),
    revision: Type.Integer({ description: "Of the State." }),
    store: oneOf(["ok", "unavailable"], {
      description: '"unavailable": the last thing asked of it failed, and nothing has worked since.',
    }),
    coach: CoachHealth,
  },
  { description: "The daemon lives." },
);
export type Health = Static<typeof Health>;

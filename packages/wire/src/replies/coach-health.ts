import { Type, type Static } from "typebox";
import { oneOf } from "../one-of.js";

export const CoachHealth = Type.Object(
  {
    backend: Type.String({ description: "As it was configured." }),
    status: oneOf(["ready", "not_installed", "not_runnable", "unavailable", "looking"], {
      description: '"unavailable": there is no such backend. "looking": not known yet, ask again.',
    }),
    program: Type.Optional(Type.String()),
    path: Type.Optional(Type.String()),
    version: Type.Optional(Type.String()),
    model: Type.Optional(Type.String({ description: "Absent: the program's default." })),
    remedy: Type.Optional(Type.String({ description: "How to get or mend the program." })),
    detail: Type.Optional(
      Type.String({
        description: "What exactly is wrong, in English: a settings file and its line, or a version.",
      }),
    ),
  },
  { description: "Which program will be asked, or what is missing." },
);
export type CoachHealth = Static<typeof CoachHealth>;

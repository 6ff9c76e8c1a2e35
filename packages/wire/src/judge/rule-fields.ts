import { Type } from "typebox";
import { LIMITS } from "../data/limits.js";
import { oneOf } from "../one-of.js";

/** What a rule of a person's about windows says. It needs `app` or `title`. */
export const ruleFields = {
  relation: oneOf(["on_task", "off_task"]),
  app: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LIMITS.appCharacters,
      description: "The whole name of the application; `*` stands for any text.",
    }),
  ),
  title: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LIMITS.titleCharacters,
      description: "What occurs in the title; `*` stands for any text.",
    }),
  ),
  when: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LIMITS.ruleWhenCharacters,
      description: "Words of the next action that it holds for; without them it holds for every one.",
    }),
  ),
};

import { Type, type Static } from "typebox";
import { LIMITS } from "../data/limits.js";
import { oneOf } from "../one-of.js";
import { Remember } from "./remember.js";

export const ContestRequest = Type.Object(
  {
    app: Type.String({ minLength: 1, maxLength: LIMITS.appCharacters }),
    title: Type.String({ maxLength: LIMITS.titleCharacters }),
    relation: oneOf(["on_task", "off_task"], { description: "What is right." }),
    remember: Remember,
    session_id: Type.Optional(Type.String({ description: "Of an ended session; else the one of now." })),
  },
  { additionalProperties: false },
);
export type ContestRequest = Static<typeof ContestRequest>;

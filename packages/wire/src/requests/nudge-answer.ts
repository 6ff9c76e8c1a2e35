import { Type, type Static } from "typebox";
import { NUDGE_ANSWERS } from "../data/relations.js";
import { oneOf } from "../one-of.js";
import { Remember } from "./remember.js";

export const NudgeAnswer = Type.Object(
  {
    id: Type.Integer({ description: "Of `drift.nudge` in the State." }),
    answer: oneOf(NUDGE_ANSWERS, {
      description:
        '"back": back to it. "on_task": that window was right. "mute": no more nudges in this session.',
    }),
    remember: Type.Optional(Remember),
  },
  { additionalProperties: false },
);
export type NudgeAnswer = Static<typeof NudgeAnswer>;

import { Type, type Static } from "typebox";
import { COACH_FAILURE_REASONS } from "../data/coach-failure-reasons.js";

export const CoachFailure = Type.Object(
  {
    reason: Type.String({ description: `Known ones: ${COACH_FAILURE_REASONS.join(", ")}.` }),
    program: Type.Optional(Type.String({ description: 'The program that failed: "claude".' })),
    resets: Type.Optional(
      Type.String({ description: 'When a usage limit ends, in the program\'s own words: "1pm".' }),
    ),
    detail: Type.Optional(
      Type.String({
        description: "What exactly is wrong, in English: a settings file and its line, or a version.",
      }),
    ),
  },
  { description: "Why the coach failed, for programs and translations. The sentence is `error`." },
);
export type CoachFailure = Static<typeof CoachFailure>;

import { Type, type Static } from "typebox";
import { oneOf } from "../one-of.js";
import { CoachFailure } from "./coach-failure.js";
import { ProposalView } from "./proposal-view.js";

export const CoachView = Type.Object(
  {
    status: oneOf(["idle", "pending", "ready", "error"]),
    generation: Type.Integer({ description: "Counts the questions; only ever grows." }),
    program: Type.Optional(
      Type.String({ description: 'The program that is asked: "claude". Absent when there is no coach.' }),
    ),
    pending_since_ms: Type.Optional(
      Type.Integer({ description: "Since when the request runs; only while pending." }),
    ),
    partial: Type.Optional(
      Type.Partial(ProposalView, {
        description:
          "What has been read of a streaming answer; only while pending. Never fill a form from it.",
      }),
    ),
    proposal: Type.Optional(ProposalView),
    error: Type.Optional(Type.String({ description: 'One short sentence; only with status "error".' })),
    failure: Type.Optional(CoachFailure),
    offline: Type.Optional(
      Type.With(ProposalView, {
        description: "A draft made without a model, at the moment of asking. It fills no field by itself.",
      }),
    ),
  },
  { description: "The planning coach; only while planning." },
);
export type CoachView = Static<typeof CoachView>;

import { Type, type Static } from "typebox";
import { JUDGING_MODES, SENSITIVITIES } from "../data/relations.js";
import { oneOf } from "../one-of.js";

const closed = { additionalProperties: false };

/** A JSON Merge Patch: what is absent stays, and what is null is the default again. */
export const SettingsPatch = Type.Object(
  {
    judge: Type.Optional(
      Type.Object(
        {
          mode: Type.Optional(Type.Union([oneOf(JUDGING_MODES), Type.Null()])),
          sensitivity: Type.Optional(Type.Union([oneOf(SENSITIVITIES), Type.Null()])),
        },
        closed,
      ),
    ),
    notifications: Type.Optional(
      Type.Object(
        {
          nudges: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
          titles: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        },
        closed,
      ),
    ),
  },
  { ...closed, description: "What is absent stays as it is; null is the default again." },
);
export type SettingsPatch = Static<typeof SettingsPatch>;

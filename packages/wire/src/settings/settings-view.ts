import { Type, type Static } from "typebox";
import { JUDGING_MODES, SENSITIVITIES } from "../data/relations.js";
import { oneOf } from "../one-of.js";

/** What a person decided, with the defaults where they did not. */
export const SettingsView = Type.Object(
  {
    judge: Type.Object({
      mode: oneOf(JUDGING_MODES, { description: '"watch": verdicts are shown, and no nudge is given.' }),
      sensitivity: oneOf(SENSITIVITIES, { description: "How much off-task time is a drift." }),
    }),
    notifications: Type.Object({
      nudges: Type.Boolean({ description: "Whether a nudge is also a notification of the desktop." }),
      titles: Type.Boolean({ description: "Whether it names the title beside the application." }),
    }),
  },
  { description: "What the person decided." },
);
export type SettingsView = Static<typeof SettingsView>;

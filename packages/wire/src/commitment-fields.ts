import { Type } from "typebox";

/** What a person commits to beside the time: the same in the State, in the history and in what survives a restart. */
export const commitmentFields = {
  next_action: Type.String(),
  success_condition: Type.String(),
  expects: Type.Optional(
    Type.Array(Type.String(), {
      description:
        "Phrases that name what will rightly be in front: programs, sites, documents, people, subjects.",
    }),
  ),
  if_drift: Type.Optional(
    Type.String({
      description: "What the person will do when something pulls them away, in their own words.",
    }),
  ),
  planned_timebox_secs: Type.Integer({ description: "As it was committed to." }),
};

import { Type } from "typebox";
import { JUDGED_BY, RELATIONS } from "../data/relations.js";
import { oneOf } from "../one-of.js";

/** How a stretch was judged. Absent where nothing judges. */
export const verdictFields = {
  relation: Type.Optional(oneOf(RELATIONS)),
  by: Type.Optional(oneOf(JUDGED_BY)),
  reason: Type.Optional(Type.String({ description: "Why, in one sentence for the person." })),
};

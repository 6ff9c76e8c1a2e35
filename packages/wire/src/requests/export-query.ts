import { Type, type Static } from "typebox";
import { oneOf } from "../one-of.js";

export const ExportQuery = Type.Partial(Type.Object({ format: oneOf(["json", "csv"]) }), {
  additionalProperties: false,
});
export type ExportQuery = Static<typeof ExportQuery>;

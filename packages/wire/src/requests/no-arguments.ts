import { Type } from "typebox";

/** The body of a command without arguments: none, or an empty object. */
export const NoArguments = Type.Object({}, { additionalProperties: false });

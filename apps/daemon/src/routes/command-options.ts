import { Type } from "typebox";
import type { Controller } from "@antidrift/session";

/** What the routes of the commands need. */
export interface CommandOptions {
  readonly controller: Controller;
}

/** The body of a command without arguments: none, or an empty object. */
export const NoArguments = Type.Object({}, { additionalProperties: false });

import type { Controller } from "@antidrift/session";

/** What the routes of the commands need. */
export interface CommandOptions {
  readonly controller: Controller;
}

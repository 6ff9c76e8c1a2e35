import type { SessionRecord } from "@antidrift/wire";
import type { Model } from "./model.js";

/** What a command leads to. */
export interface Transition {
  readonly model: Model;
  /** The session that it ended. */
  readonly ended?: SessionRecord;
}
